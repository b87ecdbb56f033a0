import { pathTo } from '../../../../../catalog/lookup.ts';
import { type InEveryLanguage, languages } from '../../../../../contracts/languages.ts';
import { type ListingProposal, languageNames } from '../../../../../contracts/selling/listing-analysis.ts';
import type { ComposedText } from '../../../../../listing-copy/compose/compose.ts';
import type { ListingFacts } from '../../../../../listing-copy/compose/facts.ts';
import { type CountryCode, countryName } from '../../../../../reference-data/countries/countries.ts';
import { type CurrencyCode, currencies } from '../../../../../reference-data/currencies/rates.ts';
import { comparePlatforms } from '../../../../../reference-data/platforms/compare-platforms.ts';
import { recommendCountries } from '../../../../../reference-data/platforms/recommend.ts';
import { localPrices, type MoneyRange, priceRange } from '../../../../../reference-data/prices/prices.ts';

export interface ProposalParts {
  facts: ListingFacts;
  texts: InEveryLanguage<ComposedText>;
  /** Defaults to the recommended countries. */
  countries?: readonly CountryCode[] | undefined;
  priceCents?: MoneyRange | undefined;
}

/** Builds a proposal: the given texts, with countries, prices and platforms from the reference tables. */
export function makeProposal({ facts, texts, ...overrides }: ProposalParts): ListingProposal {
  const recommended = recommendCountries(facts.categoryId).map(({ country }) => country);
  const codes = overrides.countries?.length ? overrides.countries : recommended;
  const cents = askingPrice(facts, overrides.priceCents);
  const local = Object.entries(localPrices(cents, codes)) as [CurrencyCode, MoneyRange][];
  const platforms = Object.entries(comparePlatforms(cents, codes, pathTo(facts.categoryId)[0]?.id ?? 0));
  return {
    ...textsByName(texts),
    recommended_countries: codes.map(countryName),
    country_codes: [...codes],
    price_range: {
      usd: inUnits(cents, 'USD'),
      local_currencies: Object.fromEntries(local.map(([code, range]) => [code, inUnits(range, code)])),
    },
    platform_comparison: Object.fromEntries(
      platforms.map(([name, offer]) => [name, { ...offer, price_range: inUnits(offer.price_range, 'USD') }]),
    ),
  };
}

/** The analyst's price range limited to the category's range, or the table's range for these facts. */
function askingPrice(facts: ListingFacts, estimate: MoneyRange | undefined): MoneyRange {
  const usual = priceRange(facts);
  const bounds = priceRange({ categoryId: facts.categoryId, condition: facts.condition });
  if (!usual || !bounds) throw new RangeError(`no prices for category ${facts.categoryId}`);
  if (!estimate || estimate.max < bounds.min || estimate.min > bounds.max) return usual;
  return { min: Math.max(estimate.min, bounds.min), max: Math.min(estimate.max, bounds.max) };
}

function inUnits({ min, max }: MoneyRange, currency: CurrencyCode): MoneyRange {
  const minorUnits = 10 ** currencies[currency].decimals;
  return { min: min / minorUnits, max: max / minorUnits };
}

function textsByName(texts: InEveryLanguage<ComposedText>) {
  const named = languages.map((language) => [languageNames[language], texts[language]]);
  return Object.fromEntries(named) as Record<(typeof languageNames)[keyof typeof languageNames], ComposedText>;
}
