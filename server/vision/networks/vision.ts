import type { ColourId } from '../../../listing-copy/words/colours.ts';

export interface RecognisedCategory {
  categoryId: number;
  /** The product type in this category, as in `catalog/product-types`, where it can be told. */
  productTypeId?: string | undefined;
  /** From 0 to 1: at 0.5 every second proposal is right. */
  confidence: number;
}

export interface Detections {
  /** What the article may be, at most ten product types with their categories, the likeliest first. */
  categories: RecognisedCategory[];
  /** Of the article without its background, the main one first; none where they are not certain. */
  colours: ColourId[];
  /** Printed words that could be read. */
  words: string[];
  /** What the classifier sees, of length one; photos of like things point in like directions. */
  features: Float32Array;
  /** The features in 256 bytes, for storing and comparing; see `feature-code.ts`. */
  embedding: Uint8Array;
}

export interface VisionCall {
  signal?: AbortSignal;
  onStage?(stage: 'looking' | 'recognising' | 'reading'): void;
}

/** Runs vision networks on this machine, off the event loop. Weights are loaded on first use and stay loaded. */
export interface Vision {
  /** Fetches missing weights, so that the first seller does not wait for them. */
  prepare(): Promise<void>;
  detect(photo: Uint8Array, call?: VisionCall): Promise<Detections>;
  /** Pornography only. */
  isUnsafe(photo: Uint8Array): Promise<boolean>;
  /** The mask of the article, as a PNG of one channel in the photo's size. */
  cutOut(photo: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}
