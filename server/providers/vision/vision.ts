import type { ColourId } from '../../../phrasebook/colours.ts';

export interface RecognisedCategory {
  leafId: number;
  /** From 0 to 1. */
  confidence: number;
}

export interface Detections {
  /** The three likeliest third-level categories, the likeliest first. */
  categories: RecognisedCategory[];
  /** Of the article without its ground, the main one first; none where they are not sure. */
  colours: ColourId[];
  /** Printed words that could be read. */
  words: string[];
}

export interface VisionCall {
  signal?: AbortSignal;
  onStage?(stage: 'looking' | 'recognising' | 'reading'): void;
}

/** Looks at pictures with weights that run on this machine, off the event loop. Weights load on first use and stay. */
export interface Vision {
  /** Fetches the weights that are not here yet, so that the first seller does not wait for them. */
  prepare(): Promise<void>;
  detect(photo: Uint8Array, call?: VisionCall): Promise<Detections>;
  /** Pornography only. */
  isUnsafe(photo: Uint8Array): Promise<boolean>;
  /** How solid the article is at each pixel, as a PNG of one channel in the photo's size. */
  cutOut(photo: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}
