import { type Language, languages } from '../../../contracts/languages.ts';
import {
  type AnalysisRecord,
  type ListingProposal,
  languageNames,
  pendingModel,
} from '../../../contracts/listing-analysis.ts';
import type { ListingText } from '../../../contracts/listing-rules.ts';
import { emptyDraft, type ListingDraft } from './draft.ts';

/** A new photo begins a new listing: form and AI data are empty again. */
export function withNewPhoto({ owner }: ListingDraft): ListingDraft {
  const photo = { productUUID: '', image: '', isWaiting: true, stage: 'queued', failure: '', facts: null } as const;
  return { ...emptyDraft(owner), photo };
}

/** Takes over what an analysis says; where it is done, its proposal fills every field that the seller did not change. */
export function withAnalysis(draft: ListingDraft, record: AnalysisRecord): ListingDraft {
  const photo = {
    productUUID: record.productUUID,
    image: record.productImage,
    isWaiting: record.aimodel === pendingModel,
    stage: record.stage,
    failure: record.failure,
    facts: record.facts,
    triesAgain: draft.photo?.triesAgain ?? 0,
  };
  if (photo.isWaiting || record.rawJSONData === null) return { ...draft, photo };
  return withProposal({ ...draft, photo }, record.category_id, record.rawJSONData, record.estimated_on);
}

/** Fills in what is proposed for a category, and leaves what the seller changed. */
export function withProposal(
  draft: ListingDraft,
  categoryId: string,
  proposal: ListingProposal,
  estimatedOn: string,
): ListingDraft {
  const isMine = (field: string) => draft.edited.includes(field);
  const { usd, local_currencies: localCurrencies } = proposal.price_range;
  return {
    ...draft,
    categoryId,
    texts: Object.fromEntries(
      languages.map((language) => [language, textFor(draft, language, proposal)]),
    ) as ListingDraft['texts'],
    plan: { usd, localCurrencies, platforms: proposal.platform_comparison, estimatedOn },
    suggestedPrice: isMine('suggestedPrice') ? draft.suggestedPrice : middleOf(usd),
    countries: isMine('countries') ? draft.countries : proposal.recommended_countries,
  };
}

/** What the seller typed in a field. */
export function withText(draft: ListingDraft, language: Language, part: keyof ListingText, text: string): ListingDraft {
  const texts = { ...draft.texts, [language]: { ...draft.texts[language], [part]: text } };
  return { ...withEditedField(draft, `${language}.${part}`), texts };
}

/** Remembers that the seller changed a field. */
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

/** The middle of a range as a price somebody would ask: whole dollars from ten on. */
function middleOf({ min, max }: { min: number; max: number }): string {
  const middle = (min + max) / 2;
  return middle >= 10 ? String(Math.round(middle)) : middle.toFixed(2);
}
