import { pathTo } from '../../../catalog/lookup.ts';
import { type InEveryLanguage, languages } from '../../../contracts/languages.ts';
import { type ListingProposal, languageNames } from '../../../contracts/listing-analysis.ts';
import { comparePlatforms } from '../../../market/compare-platforms.ts';
import { type CountryCode, countryName } from '../../../market/countries.ts';
import { localPrices, type MoneyRange, priceRange } from '../../../market/prices.ts';
import { type CurrencyCode, currencies } from '../../../market/rates.ts';
import { recommendCountries } from '../../../market/recommend.ts';
import type { ComposedText } from '../../../phrasebook/compose.ts';
import type { ListingFacts } from '../../../phrasebook/facts.ts';

export interface ProposalParts {
  facts: ListingFacts;
  texts: InEveryLanguage<ComposedText>;
  /** Left out, the tables decide. */
  countries?: readonly CountryCode[] | undefined;
  priceCents?: MoneyRange | undefined;
}

/** Puts a proposal together: the texts as given, countries, prices and platforms from the reviewed tables. */
export function makeProposal({ facts, texts, ...own }: ProposalParts): ListingProposal {
  const recommended = recommendCountries(facts.leaf).map(({ country }) => country);
  const codes = own.countries?.length ? own.countries : recommended;
  const cents = askingPrice(facts, own.priceCents);
  const local = Object.entries(localPrices(cents, codes)) as [CurrencyCode, MoneyRange][];
  const platforms = Object.entries(comparePlatforms(cents, codes, pathTo(facts.leaf)[0]?.id ?? 0));
  return {
    ...textsByName(texts),
    recommended_countries: codes.map(countryName),
    price_range: {
      usd: inUnits(cents, 'USD'),
      local_currencies: Object.fromEntries(local.map(([code, range]) => [code, inUnits(range, code)])),
    },
    platform_comparison: Object.fromEntries(
      platforms.map(([name, offer]) => [name, { ...offer, price_range: inUnits(offer.price_range, 'USD') }]),
    ),
  };
}

/** The table's range for these facts, or the analyst's own as far as it lies within what goods of this kind cost. */
function askingPrice(facts: ListingFacts, own: MoneyRange | undefined): MoneyRange {
  const usual = priceRange(facts);
  const bounds = priceRange({ leaf: facts.leaf, condition: facts.condition });
  if (!usual || !bounds) throw new RangeError(`no prices for category ${facts.leaf}`);
  if (!own || own.max < bounds.min || own.min > bounds.max) return usual;
  return { min: Math.max(own.min, bounds.min), max: Math.min(own.max, bounds.max) };
}

function inUnits({ min, max }: MoneyRange, currency: CurrencyCode): MoneyRange {
  const minorUnits = 10 ** currencies[currency].decimals;
  return { min: min / minorUnits, max: max / minorUnits };
}

function textsByName(texts: InEveryLanguage<ComposedText>) {
  const named = languages.map((language) => [languageNames[language], texts[language]]);
  return Object.fromEntries(named) as Record<(typeof languageNames)[keyof typeof languageNames], ComposedText>;
}
