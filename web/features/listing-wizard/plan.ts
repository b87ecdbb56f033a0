import { comparePlatforms } from '../../../market/compare-platforms.ts';
import { convertFromUsdCents } from '../../../market/convert.ts';
import { type CountryCode, countryCodes, countryName, currencyOf } from '../../../market/countries.ts';
import { currencies } from '../../../market/rates.ts';
import type { ListingDraft, MarketPlan } from './draft.ts';
import { withEditedField } from './fill-draft.ts';

/** The country with this English name, or null. */
export function findCountry(name: string): CountryCode | null {
  return countryCodes.find((code) => countryName(code) === name) ?? null;
}

/** Other countries than before: local prices and marketplaces follow by the same tables. */
export function withCountries(draft: ListingDraft, names: string[]): ListingDraft {
  const codes = names.map(findCountry).filter((code) => code !== null);
  return {
    ...withEditedField(draft, 'countries'),
    countries: names,
    plan: draft.plan && planFor(draft.plan, codes, aisleOf(draft.categoryId)),
  };
}

function planFor(plan: MarketPlan, codes: CountryCode[], aisleId: number): MarketPlan {
  const cents = inEach(plan.usd, (dollars) => Math.round(dollars * 100));
  const used = [...new Set(codes.map(currencyOf))];
  const offers = Object.entries(comparePlatforms(cents, codes, aisleId));
  return {
    ...plan,
    localCurrencies: Object.fromEntries(
      used.map((code) => [
        code,
        inEach(cents, (amount) => convertFromUsdCents(amount, code) / 10 ** currencies[code].decimals),
      ]),
    ),
    platforms: Object.fromEntries(
      offers.map(([name, { price_range, availability }]) => [
        name,
        { price_range: inEach(price_range, (amount) => amount / 100), availability },
      ]),
    ),
  };
}

function inEach({ min, max }: { min: number; max: number }, change: (amount: number) => number) {
  return { min: change(min), max: change(max) };
}

/** Ids of the tree count up within their aisle: 15907 stands in 15000. */
function aisleOf(categoryId: string): number {
  return Math.floor(Number(categoryId) / 1000) * 1000;
}
