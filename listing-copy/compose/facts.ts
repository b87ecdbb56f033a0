import type { MaterialId } from '../../catalog/attributes/material-id.ts';
import type { Fact } from '../../catalog/facts/fact.ts';
import type { Language, ThaiSpeech } from '../../contracts/languages.ts';
import type { ConditionId } from '../../contracts/marketplace/conditions.ts';
import type { ColourId } from '../words/colours.ts';

/** The known facts about a product; a listing text may state nothing else. */
export interface ListingFacts {
  categoryId: number;
  /** A kind of the leaf category; without it the most usual one. */
  productType?: string | undefined;
  /** The main colour first; only the first two are mentioned. */
  colours: readonly ColourId[];
  material?: MaterialId | undefined;
  brand?: string | undefined;
  /** Words printed on the product itself. */
  words?: readonly string[] | undefined;
  condition?: ConditionId | undefined;
  details?: ListingDetails | undefined;
  /** What the seller says of the goods by the facts of their product type; it stands first in descriptions. */
  said?: readonly Fact[] | undefined;
}

/** What only the seller knows; empty where it is not given. */
export interface ListingDetails {
  size?: string | undefined;
  model?: string | undefined;
  /** What comes with the product. */
  inTheBox?: readonly string[] | undefined;
  /** The language in which the seller wrote it. */
  language?: Language | undefined;
}

/** Which Spanish a listing is written in. */
export type SpanishRegion = 'spain' | 'americas';

/** How a text is chosen among the equally true ones. */
export interface TextChoice {
  /** Anything that differs between listings, so that two listings of equal goods read differently. */
  seed?: string;
  /** Each further variant says the same in other words. */
  variant?: number;
  spanish?: SpanishRegion;
  /** Neutral unless the seller chose a way to speak. */
  thaiSpeech?: ThaiSpeech;
}
