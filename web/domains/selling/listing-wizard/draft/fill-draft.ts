import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { type Language, languages } from '../../../../../contracts/languages.ts';
import type { ListingText } from '../../../../../contracts/marketplace/listing-text.ts';
import { type NamedProductType, sureFrom } from '../../../../../contracts/marketplace/product-types.ts';
import {
  type AnalysisRecord,
  type BackTranslations,
  type ListingProposal,
  languageNames,
  type PhotoFacts,
  pendingModel,
} from '../../../../../contracts/selling/listing-analysis.ts';
import { readMinor } from '../../../../../contracts/text/typed-number.ts';
import { convertPrice } from '../../../../../reference-data/currencies/convert.ts';
import { amountText } from '../../../../lib/language/amount-text.ts';
import { toCountryCodes } from '../plan/country-codes.ts';
import type { ListingDraft } from './draft.ts';

/** Applies the state of an analysis; once it is done, its proposal fills every field that the seller did not edit. */
export function withAnalysis(draft: ListingDraft, record: AnalysisRecord): ListingDraft {
  const photo = {
    productUUID: record.productUUID,
    image: record.productImage,
    isWaiting: record.aimodel === pendingModel,
    stage: record.stage,
    failureCode: record.failure_code,
    failure: '',
    facts: record.facts,
    triesAgain: draft.photo?.triesAgain ?? 0,
  };
  if (photo.isWaiting || record.rawJSONData === null) return { ...draft, photo };
  // A guess that is more often wrong than right is not written down before the seller has said what the product is.
  if (isUnsure(record.facts) && draft.productType === null) return { ...draft, photo };
  const productType = record.facts?.categories.find(({ id }) => id === record.category_id)?.product_type ?? null;
  const written = {
    categoryId: record.category_id,
    productType,
    proposal: record.rawJSONData,
    backTranslations: record.back_translations,
  };
  return withProposal({ ...draft, photo }, written, record.estimated_on);
}

/** Whether the analysis is more often wrong than right about what the product is. */
export function isUnsure(facts: PhotoFacts | null): boolean {
  return facts !== null && (facts.categories[0]?.confidence ?? 0) < sureFrom;
}

export interface WrittenProposal {
  categoryId: string;
  productType: NamedProductType | null;
  proposal: ListingProposal;
  backTranslations?: BackTranslations | undefined;
}

/** Fills in the proposal for a category, except fields that the seller edited. */
export function withProposal(
  draft: ListingDraft,
  { categoryId, productType, proposal, backTranslations = {} }: WrittenProposal,
  estimatedOn: string,
): ListingDraft {
  const isEdited = (field: string) => draft.edited.includes(field);
  const { usd, local_currencies: localCurrencies } = proposal.price_range;
  return {
    ...draft,
    categoryId,
    productType,
    backTranslations,
    proposed: Object.fromEntries(
      languages.map((language) => [language, proposal[languageNames[language]]]),
    ) as ListingDraft['texts'],
    texts: Object.fromEntries(
      languages.map((language) => [language, textFor(draft, language, proposal)]),
    ) as ListingDraft['texts'],
    plan: { usd, localCurrencies, platforms: proposal.platform_comparison, estimatedOn },
    suggestedPrice: isEdited('suggestedPrice') ? draft.suggestedPrice : midpointPrice(usd, draft.currency),
    countries: isEdited('countries')
      ? draft.countries
      : [...(proposal.country_codes ?? proposal.recommended_countries)],
  };
}

/**
 * Puts the seller's own country first, unless the seller chose the countries: most goods are sold at home, and buyers
 * there would be refused otherwise.
 */
export function withHomeCountry(draft: ListingDraft, home: string): ListingDraft {
  if (draft.plan === null || draft.edited.includes('countries')) return draft;
  return { ...draft, countries: [home, ...toCountryCodes(draft.countries).filter((country) => country !== home)] };
}

/** Applies text that the seller typed. A change of the text in the source language makes the others older than it. */
export function withText(draft: ListingDraft, language: Language, part: keyof ListingText, text: string): ListingDraft {
  const texts = { ...draft.texts, [language]: { ...draft.texts[language], [part]: text } };
  const others = languages.filter((other) => other !== draft.source && draft.texts[other].title !== '');
  const stale = language === draft.source ? others : draft.stale.filter((other) => other !== language);
  return { ...withEditedField(draft, `${language}.${part}`), texts, stale };
}

/** Replaces one language's text by a proposal, also where the seller had edited it. */
export function withRewrittenText(draft: ListingDraft, language: Language, proposal: ListingProposal): ListingDraft {
  const text = proposal[languageNames[language]];
  return {
    ...draft,
    texts: { ...draft.texts, [language]: text },
    proposed: draft.proposed && { ...draft.proposed, [language]: text },
    backTranslations: Object.fromEntries(
      Object.entries(draft.backTranslations).filter(([other]) => other !== language),
    ),
    edited: draft.edited.filter((field) => !field.startsWith(`${language}.`)),
    stale: draft.stale.filter((other) => other !== language),
  };
}

/** The draft in the shop's currency: what was typed in another one, before it was changed, is converted. */
export function withCurrency(draft: ListingDraft, currency: ShopCurrency): ListingDraft | null {
  if (draft.currency === currency) return null;
  const convert = (text: string) => {
    const minor = readMinor(text, draft.currency);
    return minor === null || minor < 0 ? text : amountText(convertPrice(minor, draft.currency, currency), currency);
  };
  return {
    ...draft,
    currency,
    suggestedPrice: convert(draft.suggestedPrice),
    monthlySalesTarget: convert(draft.monthlySalesTarget),
    marketingBudget: convert(draft.marketingBudget),
  };
}

/** Marks a field as edited by the seller. */
export function withEditedField(draft: ListingDraft, field: string): ListingDraft {
  return draft.edited.includes(field) ? draft : { ...draft, edited: [...draft.edited, field] };
}

function textFor({ texts, edited }: ListingDraft, language: Language, proposal: ListingProposal): ListingText {
  const proposed = proposal[languageNames[language]];
  return {
    title: edited.includes(`${language}.title`) ? texts[language].title : proposed.title,
    description: edited.includes(`${language}.description`) ? texts[language].description : proposed.description,
  };
}

/** The midpoint of a range, rounded to whole dollars from ten dollars on, elsewhere as prices are written there. */
function midpointPrice({ min, max }: { min: number; max: number }, currency: ShopCurrency): string {
  const middle = (min + max) / 2;
  if (currency !== 'USD') return amountText(convertPrice(Math.round(middle * 100), 'USD', currency), currency);
  return middle >= 10 ? String(Math.round(middle)) : middle.toFixed(2);
}
