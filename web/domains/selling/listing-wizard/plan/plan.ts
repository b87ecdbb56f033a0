import { type CountryCode, currencyOf } from '../../../../../reference-data/countries/countries.ts';
import { convertFromUsdCents } from '../../../../../reference-data/currencies/convert.ts';
import { currencies } from '../../../../../reference-data/currencies/rates.ts';
import { comparePlatforms } from '../../../../../reference-data/platforms/compare-platforms.ts';
import type { ListingDraft, SalesPlan } from '../draft/draft.ts';
import { withEditedField } from '../draft/fill-draft.ts';
import { toCountryCodes } from './country-codes.ts';

/** Changes the countries and recalculates local prices and marketplaces. */
export function withCountries(draft: ListingDraft, countries: readonly string[]): ListingDraft {
  const codes = toCountryCodes(countries);
  return {
    ...withEditedField(draft, 'countries'),
    countries: codes,
    plan: draft.plan && recalculatePlan(draft.plan, codes, topCategoryOf(draft.categoryId)),
  };
}

/** A plan of the server, which writes English, in the page's language. */
export function inPageLocale(plan: SalesPlan, { countries, categoryId }: ListingDraft): SalesPlan {
  return recalculatePlan(plan, toCountryCodes(countries), topCategoryOf(categoryId));
}

function recalculatePlan(plan: SalesPlan, codes: CountryCode[], topCategoryId: number): SalesPlan {
  const cents = mapRange(plan.usd, (dollars) => Math.round(dollars * 100));
  const currencyCodes = [...new Set(codes.map(currencyOf))];
  const offers = Object.entries(comparePlatforms(cents, codes, topCategoryId));
  return {
    ...plan,
    localCurrencies: Object.fromEntries(
      currencyCodes.map((code) => [
        code,
        mapRange(cents, (amount) => convertFromUsdCents(amount, code) / 10 ** currencies[code].decimals),
      ]),
    ),
    platforms: Object.fromEntries(
      offers.map(([name, { price_range, availability }]) => [
        name,
        { price_range: mapRange(price_range, (amount) => amount / 100), availability },
      ]),
    ),
  };
}

function mapRange({ min, max }: { min: number; max: number }, change: (amount: number) => number) {
  return { min: change(min), max: change(max) };
}

/** Category ids are numbered within their top category: 15907 belongs to 15000. */
function topCategoryOf(categoryId: string): number {
  return Math.floor(Number(categoryId) / 1000) * 1000;
}
