import type { InEveryLanguage } from '../../../contracts/languages.ts';
import type { PhotoFacts, Stage } from '../../../contracts/selling/listing-analysis.ts';
import type { ComposedText } from '../../../listing-copy/compose/compose.ts';
import type { CountryCode } from '../../../reference-data/countries/countries.ts';
import type { MoneyRange } from '../../../reference-data/prices/prices.ts';

/** A photo to analyse: upright, without metadata, at most 2048 pixels wide or high. */
export interface AnalystPhoto {
  bytes: Uint8Array;
  sellerId: number;
  /** Any text that differs between listings, so that equal goods are described in different words. */
  listing?: string;
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
  texts: InEveryLanguage<ComposedText>;
  /** What the texts of the other languages say in English, where that was checked. */
  backTranslations?: Partial<InEveryLanguage<ComposedText>>;
  /** What the embedded classifier saw, where it looked; see `feature-code.ts`. */
  embedding?: Uint8Array;
  countries?: CountryCode[];
  /** In US cents, within the range of the tables for this category. */
  priceCents?: MoneyRange;
}

export interface AnalystCall {
  signal: AbortSignal;
  onStage(stage: Stage): void;
}

/** Analyses a photo and drafts its listing. */
export interface Analyst {
  analyze(photo: AnalystPhoto, call: AnalystCall): Promise<Analysis>;
}
