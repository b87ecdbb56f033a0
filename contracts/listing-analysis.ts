import { z } from 'zod';
import { endpoint, success } from './endpoint.ts';

/** What `aimodel` reads until the analysis is done; the browser asks again every `pollEveryMs` while it does. */
export const pendingModel = 'wait....';
export const pollEveryMs = 2000;

/** The answer of an upload that began an analysis, to the letter. */
export const uploadAccepted = 'Image uploaded successfully Please Wait AI Analysis';

/** Where an analysis stands, in the order in which it goes on. */
export const stages = ['queued', 'looking', 'recognising', 'reading', 'writing', 'done', 'failed'] as const;
export type Stage = (typeof stages)[number];

/** The languages as the analysis record names them. */
export const languageNames = {
  en: 'english',
  th: 'thai',
  zh: 'chinese',
  vi: 'vietnamese',
  es: 'spanish',
  ja: 'japanese',
  ko: 'korean',
} as const;

const listingText = z.object({ title: z.string(), description: z.string() });
/** In whole units of the currency with its usual decimals: 12.5 is twelve and a half. */
const moneyRange = z.object({ min: z.number(), max: z.number() });

/** What the analyst proposes for a listing. */
export const listingProposal = z.object({
  english: listingText,
  thai: listingText,
  chinese: listingText,
  vietnamese: listingText,
  spanish: listingText,
  japanese: listingText,
  korean: listingText,
  /** English names, the first choice first. */
  recommended_countries: z.array(z.string()),
  price_range: z.object({ usd: moneyRange, local_currencies: z.record(z.string(), moneyRange) }),
  platform_comparison: z.record(z.string(), z.object({ price_range: moneyRange, availability: z.string() })),
});

export type ListingProposal = z.infer<typeof listingProposal>;

/** Whether something shows in the photo, or is only likely for goods of this kind. */
export const certainties = ['seen', 'guessed'] as const;
const fact = z.object({ value: z.string(), certainty: z.enum(certainties) });

/** What is known of the article in the photo. Values are ids of the phrase book, except brand and words. */
export const photoFacts = z.object({
  /** Third-level categories, the likeliest first. */
  categories: z.array(z.object({ id: z.string(), confidence: z.number().min(0).max(1) })).max(3),
  colours: z.array(fact),
  material: fact.nullable(),
  brand: fact.nullable(),
  condition: fact.nullable(),
  /** Words printed on the article. */
  words: z.array(z.string()),
});

export type PhotoFacts = z.infer<typeof photoFacts>;

export const analysisRecord = z.object({
  productUUID: z.uuid(),
  /** The model's name once it is done, `wait....` until then. */
  aimodel: z.string(),
  /** A third-level category; empty until it is known. */
  category_id: z.string(),
  rawJSONData: listingProposal.nullable(),
  stage: z.enum(stages),
  /** File name below `/uploads/`. */
  productImage: z.string(),
  facts: photoFacts.nullable(),
  /** The day of the tables that prices and countries were estimated from. */
  estimated_on: z.string(),
  /** Why there is no proposal, for the seller to read; empty otherwise. */
  failure: z.string(),
});

export type AnalysisRecord = z.infer<typeof analysisRecord>;

/** Takes one photo and begins its analysis. */
export const uploadPhoto = endpoint({
  operationId: 'uploadPhoto',
  method: 'POST',
  path: '/remote/upload',
  access: 'seller',
  summary: 'Upload one product photo and begin its analysis',
  errors: ['wrong_application', 'too_many_uploads', 'storage_full', 'too_many_unpublished', 'too_many_analyses'],
  file: 'image',
  answer: success({ product: z.object({ productUUID: z.uuid() }) }),
});

const whichAnalysis = z.object({ productUUID: z.string().max(40) });

/** The seller's own analysis as a list of one; of anything else an empty list. */
export const getAnalysis = endpoint({
  operationId: 'getAnalysis',
  method: 'GET',
  path: '/remote/products/:productUUID',
  access: 'seller',
  summary: 'How far an analysis is, and what it found',
  errors: ['wrong_application'],
  params: whichAnalysis,
  answer: success({ product: z.array(analysisRecord).max(1) }),
});

/** Analyses the stored photo anew. */
export const analyzeAgain = endpoint({
  operationId: 'analyzeAgain',
  method: 'POST',
  path: '/remote/products/:productUUID/analyze',
  access: 'seller',
  summary: 'Analyse the stored photo of an earlier upload anew',
  errors: ['wrong_application', 'analysis_not_found', 'too_many_uploads', 'too_many_analyses'],
  params: whichAnalysis,
  answer: success({ product: z.object({ productUUID: z.uuid() }) }),
});

/** The same facts told of another kind of goods; nothing is stored. */
export const proposeForCategory = endpoint({
  operationId: 'proposeForCategory',
  method: 'POST',
  path: '/remote/products/:productUUID/category',
  access: 'seller',
  summary: 'Texts, prices and countries for the same photo in another category',
  errors: ['wrong_application', 'analysis_not_found', 'unknown_category'],
  params: whichAnalysis,
  body: z.object({ category_id: z.string().max(10) }),
  answer: success({ category_id: z.string(), rawJSONData: listingProposal }),
});
