import type { ColourId } from './colours.ts';
import type { ConditionId } from './conditions.ts';
import type { MaterialId } from './materials.ts';
import type { DishId } from './phrases/dishes.ts';

/** What is known of an article; nothing else may be told of it. */
export interface ListingFacts {
  leaf: number;
  /** A ready dish, which has a name of its own within its leaf. */
  dish?: DishId | undefined;
  /** The main colour first; only the first two are told. */
  colours: readonly ColourId[];
  material?: MaterialId | undefined;
  brand?: string | undefined;
  /** Words printed on the article itself. */
  words?: readonly string[] | undefined;
  condition?: ConditionId | undefined;
}
