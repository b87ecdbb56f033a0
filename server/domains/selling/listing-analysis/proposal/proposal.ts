import { pathTo } from '../../../../../catalog/categories/lookup.ts';
import { understand } from '../../../../../catalog/vocabulary/understand.ts';
import { type InEveryLanguage, type Language, languages } from '../../../../../contracts/languages.ts';
import {
  type BackTranslations,
  type ListingProposal,
  languageNames,
  type PhotoFacts,
  type SellerDetails,
} from '../../../../../contracts/selling/listing-analysis.ts';
import { type ComposedText, composeWith, type Slot } from '../../../../../listing-copy/compose/compose.ts';
import type { ListingFacts, TextChoice } from '../../../../../listing-copy/compose/facts.ts';
import { type ColourId, isColourId } from '../../../../../listing-copy/words/colours.ts';
import { isConditionId } from '../../../../../listing-copy/words/conditions.ts';
import { isMaterialId } from '../../../../../listing-copy/words/materials.ts';
import { type CountryCode, countryName } from '../../../../../reference-data/countries/countries.ts';
import { spanishFor } from '../../../../../reference-data/countries/spanish.ts';
import { type CurrencyCode, currencies } from '../../../../../reference-data/currencies/rates.ts';
import { comparePlatforms } from '../../../../../reference-data/platforms/compare-platforms.ts';
import { recommendCountries } from '../../../../../reference-data/platforms/recommend.ts';
import { localPrices, type MoneyRange, priceRange } from '../../../../../reference-data/prices/prices.ts';

type SomeSlots = Partial<InEveryLanguage<Slot>>;

export interface ProposalParts {
  facts: ListingFacts;
  /** What a model says of this product in place of the product type's lines, and what that means in English. */
  slots?: SomeSlots | undefined;
  meanings?: SomeSlots | undefined;
  choice?: Omit<TextChoice, 'spanish'>;
  /** Where the seller sells it, which decides which Spanish is written; defaults to the proposed countries. */
  soldIn?: readonly CountryCode[] | undefined;
  /** Defaults to the recommended countries. */
  countries?: readonly CountryCode[] | undefined;
  priceCents?: MoneyRange | undefined;
}

/** Writes a proposal: texts composed of the facts, with countries, prices and platforms from the reference tables. */
export function writeProposal({ facts, slots = {}, meanings, choice, soldIn, countries, priceCents }: ProposalParts): {
  proposal: ListingProposal;
  backTranslations: BackTranslations | null;
} {
  const recommended = recommendCountries(facts.categoryId).map(({ country }) => country);
  const codes = countries?.length ? countries : recommended;
  const spanish = spanishFor(soldIn?.length ? soldIn : codes);
  const compose = (written: SomeSlots) => composeWith(facts, written, { ...choice, spanish });
  return {
    proposal: { ...textsByName(compose(slots)), ...planFor(facts, codes, priceCents) },
    backTranslations: meanings ? meaningsInEnglish(meanings, compose) : null,
  };
}

/** What each other language says, as an English text; the product types' own lines mean the same in all languages. */
function meaningsInEnglish(
  meanings: SomeSlots,
  compose: (slots: SomeSlots) => InEveryLanguage<ComposedText>,
): BackTranslations {
  const others = languages.filter((language) => language !== 'en');
  return Object.fromEntries(
    others.map((language) => [language, compose(meanings[language] ? { en: meanings[language] } : {}).en]),
  );
}

function planFor(facts: ListingFacts, codes: readonly CountryCode[], estimate: MoneyRange | undefined) {
  const cents = askingPrice(facts, estimate);
  const local = Object.entries(localPrices(cents, codes)) as [CurrencyCode, MoneyRange][];
  const platforms = Object.entries(comparePlatforms(cents, codes, pathTo(facts.categoryId)[0]?.id ?? 0));
  return {
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

type Fact = PhotoFacts['colours'][number] | null | undefined;

/** The facts that a listing's text may state: those that were seen in the photo, not guessed, and what the seller says. */
export function certainFacts(
  { categoryId, productType }: Pick<ListingFacts, 'categoryId' | 'productType'>,
  facts: PhotoFacts | null,
  details: SellerDetails = {},
  language?: Language,
): ListingFacts {
  const material = valueIfSeen(facts?.material);
  const condition = details.condition ?? valueIfSeen(facts?.condition);
  return {
    categoryId,
    productType,
    details: {
      size: details.size ?? undefined,
      model: details.model ?? undefined,
      inTheBox: details.in_the_box ?? undefined,
      language,
    },
    colours: (facts?.colours ?? []).map((colour) => valueIfSeen(colour) ?? '').filter(isColourId),
    material: material && isMaterialId(material) ? material : undefined,
    condition: condition && isConditionId(condition) ? condition : undefined,
    brand: valueIfSeen(facts?.brand),
    words: facts?.words,
  };
}

function valueIfSeen(fact: Fact): string | undefined {
  return fact?.certainty === 'seen' ? fact.value : undefined;
}

/** Titles are short; a longer text would take long to read. */
const maxLength = 200;

/** The facts with what a seller's own title says of product type, colours and material in their place. */
export function withTitle(facts: ListingFacts, title: string, language: Language): ListingFacts {
  const { productTypes, attributes } = understand(title.slice(0, maxLength), language);
  const idsOf = (type: string) => attributes.flatMap((attribute) => (attribute.type === type ? [attribute.id] : []));
  const productType = productTypes.find(({ categoryId }) => categoryId === facts.categoryId)?.id;
  const colours = idsOf('colour').filter((id): id is ColourId => isColourId(id));
  const material = idsOf('material').find(isMaterialId);
  return {
    ...facts,
    productType: productType ?? facts.productType,
    colours: colours.length > 0 ? colours : facts.colours,
    material: material ?? facts.material,
  };
}
