import type { MaterialId } from '../catalog/materials.ts';
import type { ColourId } from './colours.ts';
import type { ConditionId } from './conditions.ts';
import type { DishId } from './phrases/dishes.ts';

/** The known facts about a product; a listing text may state nothing else. */
export interface ListingFacts {
  leaf: number;
  /** A ready dish, which has a more specific name than its leaf. */
  dish?: DishId | undefined;
  /** The main colour first; only the first two are mentioned. */
  colours: readonly ColourId[];
  material?: MaterialId | undefined;
  brand?: string | undefined;
  /** Words printed on the product itself. */
  words?: readonly string[] | undefined;
  condition?: ConditionId | undefined;
}
