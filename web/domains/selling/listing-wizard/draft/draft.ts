import type { ShopCurrency } from '../../../../../contracts/identity/shop-currencies.ts';
import { type InEveryLanguage, type Language, languages } from '../../../../../contracts/languages.ts';
import type { ConditionId } from '../../../../../contracts/marketplace/conditions.ts';
import type { ListingText } from '../../../../../contracts/marketplace/listing-text.ts';
import type { NamedProductType } from '../../../../../contracts/marketplace/product-types.ts';
import type {
  AnalysisFailure,
  ListingProposal,
  PhotoFacts,
  Stage,
} from '../../../../../contracts/selling/listing-analysis.ts';
import type { fulfilments } from '../../../../../contracts/selling/listing-rules.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { randomKey } from '../../../../lib/storage/random-key.ts';
import type { FactEntry } from '../../listing-facts/fact-entries.ts';

export const steps = ['step1', 'step2', 'step3', 'step4'] as const;
export type Step = (typeof steps)[number];

export type Fulfilment = (typeof fulfilments)[number];

/** Estimated prices and marketplaces, with the date of the estimate. */
export interface SalesPlan {
  usd: { min: number; max: number };
  localCurrencies: ListingProposal['price_range']['local_currencies'];
  platforms: ListingProposal['platform_comparison'];
  estimatedOn: string;
}

/** The uploaded photo and the state of its analysis. */
export interface DraftPhoto {
  /** Empty until the photo is uploaded. */
  productUUID: string;
  /** File name below `/uploads/`; empty until the server has answered. */
  image: string;
  isWaiting: boolean;
  stage: Stage;
  /** Why there is no proposal: a reason that is written when it is shown, or the sentence of a refusal. */
  failureCode?: AnalysisFailure | 'analysis_gone' | null;
  failure: string;
  facts: PhotoFacts | null;
  /** How often the analysis was run again. */
  triesAgain?: number;
}

/** What only the seller knows, as typed; empty where it is not given. */
export interface DraftDetails {
  condition: ConditionId | '';
  size: string;
  model: string;
  /** Items separated by commas. */
  inTheBox: string;
}

export const emptyDetails: DraftDetails = { condition: '', size: '', model: '', inTheBox: '' };

/** An unpublished listing as stored in the browser. Figures are text as typed. */
export interface ListingDraft {
  version: 1;
  /** The account it belongs to; other accounts in the same browser do not see it. */
  owner: string;
  /** Idempotency key: a retry publishes nothing twice. */
  publishKey: string;
  step: Step;
  photo: DraftPhoto | null;
  /** File names of all photos, the cover first; empty while there is only the analysed one. */
  photos: string[];
  /** The language in which the seller writes: that of the page on which the draft was begun. */
  source: Language;
  texts: InEveryLanguage<ListingText>;
  categoryId: string;
  /** What the product is, by the analysis or the seller's choice; null while that is not known. */
  productType: NamedProductType | null;
  details: DraftDetails;
  /** What buyers of the product type ask for, as typed. */
  facts: readonly FactEntry[];
  /** The texts of the last proposal, which say the same in every language; null before there is one. */
  proposed: InEveryLanguage<ListingText> | null;
  /** What the proposed texts say in English, for the languages that a model translated back. */
  backTranslations: Partial<InEveryLanguage<ListingText>>;
  /** Languages whose text is older than the seller's change of the one in the source language. */
  stale: Language[];
  /** Fields that the seller edited, such as `en.title` or `countries`; a new proposal does not overwrite them. */
  edited: string[];
  plan: SalesPlan | null;
  isPlanShown: boolean;
  /** Of the shop, in which the price and the goals are typed. */
  currency: ShopCurrency;
  suggestedPrice: string;
  /** How many the seller has. */
  stock: string;
  countries: string[];
  monthlySalesTarget: string;
  sellUnits: string;
  marketingBudget: string;
  offerCredit: boolean;
  fulfilment: Fulfilment;
  weightKg: string;
}

export function emptyDraft(owner: string): ListingDraft {
  return {
    version: 1,
    owner,
    publishKey: randomKey(),
    step: 'step1',
    photo: null,
    photos: [],
    source: getLocale(),
    texts: Object.fromEntries(
      languages.map((language) => [language, { title: '', description: '' }]),
    ) as ListingDraft['texts'],
    categoryId: '',
    productType: null,
    details: emptyDetails,
    facts: [],
    proposed: null,
    backTranslations: {},
    stale: [],
    edited: [],
    plan: null,
    isPlanShown: true,
    currency: 'USD',
    suggestedPrice: '',
    stock: '1',
    countries: [],
    monthlySalesTarget: '',
    sellUnits: '',
    marketingBudget: '',
    offerCredit: false,
    fulfilment: 'self',
    weightKg: '0.8',
  };
}

/** A new photo starts a new listing with an empty form and no AI data. */
export function withNewPhoto({ owner, currency }: ListingDraft): ListingDraft {
  const photo = { productUUID: '', image: '', isWaiting: true, stage: 'queued', failure: '', facts: null } as const;
  return { ...emptyDraft(owner), currency, photo };
}

/** Whether the draft has any content worth storing. */
export function isStarted({ photo, texts, suggestedPrice, countries }: ListingDraft): boolean {
  const hasText = languages.some((language) => texts[language].title || texts[language].description);
  return photo !== null || hasText || suggestedPrice !== '' || countries.length > 0;
}
