import type { InEveryLanguage } from '../../../contracts/languages.ts';
import type { PhotoFacts, Stage } from '../../../contracts/listing-analysis.ts';
import type { CountryCode } from '../../../market/countries.ts';
import type { MoneyRange } from '../../../market/prices.ts';
import type { ComposedText } from '../../../phrasebook/compose.ts';

/** A photo to be told about: upright, without metadata, at most 2048 pixels wide or high. */
export interface AnalystPhoto {
  bytes: Uint8Array;
  sellerId: number;
  /** 1 unless the seller asked for another proposal; each further one is to differ from those before. */
  attempt?: number;
}

/** What an analyst found and wrote. Countries and price are left out where the reviewed tables say enough. */
export interface Analysis {
  /** What `aimodel` reads. */
  model: string;
  facts: PhotoFacts;
  /** The third-level category that the texts are about. */
  leafId: number;
  texts: InEveryLanguage<ComposedText>;
  countries?: CountryCode[];
  /** In US cents; within what the tables give for this kind of goods. */
  priceCents?: MoneyRange;
}

export interface AnalystCall {
  signal: AbortSignal;
  onStage(stage: Stage): void;
}

/** Looks at a photo and drafts its listing. */
export interface Analyst {
  analyze(photo: AnalystPhoto, call: AnalystCall): Promise<Analysis>;
}
