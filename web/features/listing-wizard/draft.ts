import { type InEveryLanguage, languages } from '../../../contracts/languages.ts';
import type { ListingProposal, PhotoFacts, Stage } from '../../../contracts/listing-analysis.ts';
import type { fulfilments, ListingText } from '../../../contracts/listing-rules.ts';
import { randomKey } from '../../lib/random-key.ts';

export const steps = ['step1', 'step2', 'step3', 'step4'] as const;
export type Step = (typeof steps)[number];

export type Fulfilment = (typeof fulfilments)[number];

/** What the tables say about price and marketplaces; dated, and an estimate. */
export interface MarketPlan {
  usd: { min: number; max: number };
  localCurrencies: ListingProposal['price_range']['local_currencies'];
  platforms: ListingProposal['platform_comparison'];
  estimatedOn: string;
}

/** The photo as the server keeps it, and how far its analysis is. */
export interface DraftPhoto {
  /** Empty until the photo has reached the server. */
  productUUID: string;
  /** File name below `/uploads/`; empty until the server said it. */
  image: string;
  isWaiting: boolean;
  stage: Stage;
  failure: string;
  facts: PhotoFacts | null;
  /** How often another proposal was asked for. */
  triesAgain?: number;
}

/** Everything of a listing before it is published, as it lies in the browser's storage. Figures are as they were typed. */
export interface ListingDraft {
  version: 1;
  /** The account it belongs to; nobody else who uses this browser gets to see it. */
  owner: string;
  /** The same for every try to publish it, so that a retry creates nothing twice. */
  publishKey: string;
  step: Step;
  photo: DraftPhoto | null;
  texts: InEveryLanguage<ListingText>;
  categoryId: string;
  /** Fields that the seller changed: `en.title`, `suggestedPrice`, `countries`. A new proposal leaves them alone. */
  edited: string[];
  plan: MarketPlan | null;
  isPlanShown: boolean;
  suggestedPrice: string;
  countries: string[];
  monthlySalesTarget: string;
  sellUnits: string;
  marketingBudget: string;
  offerCredit: boolean;
  fulfilment: Fulfilment;
  weightKg: string;
}

/** A draft that nobody has begun yet. */
export function emptyDraft(owner: string): ListingDraft {
  return {
    version: 1,
    owner,
    publishKey: randomKey(),
    step: 'step1',
    photo: null,
    texts: Object.fromEntries(
      languages.map((language) => [language, { title: '', description: '' }]),
    ) as ListingDraft['texts'],
    categoryId: '',
    edited: [],
    plan: null,
    isPlanShown: true,
    suggestedPrice: '',
    countries: [],
    monthlySalesTarget: '',
    sellUnits: '',
    marketingBudget: '',
    offerCredit: false,
    fulfilment: 'self',
    weightKg: '0.8',
  };
}

/** Whether there is anything in it that somebody would miss. */
export function isStarted({ photo, texts, suggestedPrice, countries }: ListingDraft): boolean {
  const hasText = languages.some((language) => texts[language].title || texts[language].description);
  return photo !== null || hasText || suggestedPrice !== '' || countries.length > 0;
}
