import type { InEveryLanguage } from '../../../contracts/languages.ts';
import type { PhotoFacts, Stage } from '../../../contracts/selling/listing-analysis.ts';
import type { Slot } from '../../../listing-copy/compose/compose.ts';
import type { CountryCode } from '../../../reference-data/countries/countries.ts';
import type { MoneyRange } from '../../../reference-data/prices/prices.ts';

/** A photo to analyse: upright, without metadata, at most 2048 pixels wide or high. */
export interface AnalystPhoto {
  bytes: Uint8Array;
  sellerId: number;
  /** 1 for the first proposal; each further one should differ from those before. */
  attempt?: number;
}

/** The result of an analysis. Without countries and price, those of the reviewed tables are used. */
export interface Analysis {
  /** The value of `aimodel` in the API. */
  model: string;
  facts: PhotoFacts;
  /** The third-level category that the texts are about. */
  categoryId: number;
  /** The product type in that category that the texts are about, where it is known. */
  productTypeId?: string | undefined;
  /** What is said of this product in place of the product type's own lines, where a model wrote it. */
  slots?: Partial<InEveryLanguage<Slot>>;
  /** What the slots of the other languages say in English, where they were translated back. */
  meanings?: Partial<InEveryLanguage<Slot>>;
  /** What the embedded classifier saw, where it looked; see `embedding.ts`. */
  embedding?: Uint8Array;
  countries?: CountryCode[];
  /** In US cents, within the range of the tables for this category. */
  priceCents?: MoneyRange;
}

export interface AnalystCall {
  signal: AbortSignal;
  onStage(stage: Stage): void;
}

/** Finds out what a photo shows, and perhaps what to say of it; the texts are composed of that. */
export interface Analyst {
  analyze(photo: AnalystPhoto, call: AnalystCall): Promise<Analysis>;
}

/** The log of the analysts; it never receives a key, a photo or a person's text. */
export interface AnalystLog {
  info(fields: Record<string, unknown>, message: string): void;
  warn(fields: Record<string, unknown>, message: string): void;
}

/** Why an analyst could not do its work. */
export type FailureReason =
  | 'budget_used_up'
  | 'timeout'
  | 'busy'
  | 'unreachable'
  | 'rejected'
  | 'refusal'
  | 'unreadable'
  | 'unsound';

/** An analysis failed. It has no cause attached, because SDK errors contain the photo and perhaps the key. */
export class AnalystFailure extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, detail: string) {
    super(detail);
    this.name = 'AnalystFailure';
    this.reason = reason;
  }
}
