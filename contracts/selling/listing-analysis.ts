import { z } from 'zod';
import { endpoint, success } from '../endpoint.ts';
import { languages } from '../languages.ts';
import { conditionIds } from '../marketplace/conditions.ts';
import { sentFacts } from '../marketplace/facts.ts';
import { namedProductType } from '../marketplace/product-types.ts';

/** The value of `aimodel` until the analysis is done; the browser polls every `pollEveryMs` until then. */
export const pendingModel = 'wait....';
export const pollEveryMs = 2000;

/** The name of the message of an upload that started an analysis. */
export const uploadAcceptedKey = 'imageUploaded';

/** The stages of an analysis in order. */
export const stages = ['queued', 'looking', 'recognising', 'reading', 'writing', 'done', 'failed'] as const;
export type Stage = (typeof stages)[number];

/** Why there is no proposal; the messages of `wizard-product` have a sentence for each. */
export const analysisFailures = ['analysis_failed'] as const;
export type AnalysisFailure = (typeof analysisFailures)[number];

/** The names of the languages in an analysis record. */
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
/** In major units of the currency: 12.5 is twelve dollars and fifty cents. */
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
  /** English names, best first. */
  recommended_countries: z.array(z.string()),
  /** The same countries as ISO codes; missing in older analyses. */
  country_codes: z.array(z.string()).optional(),
  price_range: z.object({ usd: moneyRange, local_currencies: z.record(z.string(), moneyRange) }),
  platform_comparison: z.record(z.string(), z.object({ price_range: moneyRange, availability: z.string() })),
});

export type ListingProposal = z.infer<typeof listingProposal>;

/** Whether a fact is visible in the photo, or only likely for this product type. */
export const certainties = ['seen', 'guessed'] as const;
const fact = z.object({ value: z.string(), certainty: z.enum(certainties) });

/** Facts about the product in the photo. Values are ids of the listing copy, except brand and words. */
export const photoFacts = z.object({
  /** Third-level categories, most likely first, each with a product type in it where one is known; several product types may share one. */
  categories: z
    .array(z.object({ id: z.string(), confidence: z.number().min(0).max(1), product_type: namedProductType.nullish() }))
    .max(10),
  colours: z.array(fact),
  material: fact.nullable(),
  brand: fact.nullable(),
  condition: fact.nullable(),
  /** Words printed on the product. */
  words: z.array(z.string()),
});

export type PhotoFacts = z.infer<typeof photoFacts>;

/** What only the seller knows; texts are written with it in all seven languages. */
export const listingDetails = z.object({
  condition: z.enum(conditionIds).nullish(),
  size: z.string().max(80).nullish(),
  model: z.string().max(80).nullish(),
  in_the_box: z.array(z.string().max(80)).max(12).nullish(),
});

export type SellerDetails = z.infer<typeof listingDetails>;

export const analysisRecord = z.object({
  productUUID: z.uuid(),
  /** The model's name once it is done, `wait....` until then. */
  aimodel: z.string(),
  /** A third-level category; empty until it is known. */
  category_id: z.string(),
  rawJSONData: listingProposal.nullable(),
  /** What the texts of the other languages say in English, where a model translated them back. */
  back_translations: z.partialRecord(z.enum(languages), listingText).optional(),
  stage: z.enum(stages),
  /** File name below `/uploads/`. */
  productImage: z.string(),
  facts: photoFacts.nullable(),
  /** The date of the tables used to estimate prices and countries. */
  estimated_on: z.string(),
  /** The reason for a missing proposal, and its sentence in English; null and empty otherwise. */
  failure_code: z.enum(analysisFailures).nullable(),
  failure: z.string(),
});

export type AnalysisRecord = z.infer<typeof analysisRecord>;
export type BackTranslations = NonNullable<AnalysisRecord['back_translations']>;

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

const analysisParams = z.object({ productUUID: z.string().max(40) });

/** A list with the seller's own analysis; empty for any other id. */
export const getAnalysis = endpoint({
  operationId: 'getAnalysis',
  method: 'GET',
  path: '/remote/products/:productUUID',
  access: 'seller',
  summary: 'How far an analysis is, and what it found',
  errors: ['wrong_application'],
  params: analysisParams,
  answer: success({ product: z.array(analysisRecord).max(1) }),
});

export const analyzeAgain = endpoint({
  operationId: 'analyzeAgain',
  method: 'POST',
  path: '/remote/products/:productUUID/analyze',
  access: 'seller',
  summary: 'Analyse the stored photo of an earlier upload anew',
  errors: ['wrong_application', 'analysis_not_found', 'too_many_uploads', 'too_many_analyses'],
  params: analysisParams,
  answer: success({ product: z.object({ productUUID: z.uuid() }) }),
});

/** Proposes texts, prices and countries for the same facts in another category, as another product type or with further details; stores nothing. */
export const proposeForCategory = endpoint({
  operationId: 'proposeForCategory',
  method: 'POST',
  path: '/remote/products/:productUUID/category',
  access: 'seller',
  summary: 'Texts, prices and countries for the same photo in another category',
  errors: ['wrong_application', 'analysis_not_found', 'unknown_category'],
  params: analysisParams,
  body: z.object({
    category_id: z.string().max(10),
    /** A kind of this category; without it the most usual one. */
    product_type_id: z.string().max(80).nullish(),
    details: listingDetails.nullish(),
    /** What buyers of the product type ask for; it stands first in the descriptions. */
    facts: sentFacts.nullish(),
    /** Where it will be sold, by English name; decides which Spanish is written. */
    countries: z.array(z.string().max(80)).max(300).nullish(),
    /**
     * The language in which the seller writes, without which no detail is translated. What the vocabulary reads in a title
     * that the seller wrote replaces what was seen in the photo.
     */
    source: z.object({ language: z.enum(languages), title: z.string().max(800).nullish() }).nullish(),
  }),
  answer: success({
    category_id: z.string(),
    product_type: namedProductType,
    rawJSONData: listingProposal,
    estimated_on: z.string(),
  }),
});
