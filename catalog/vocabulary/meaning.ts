import type { InEveryLanguage, Language } from '../../contracts/languages.ts';

export type AttributeType = 'colour' | 'material' | 'audience' | 'feature' | 'condition' | 'detail';

/** What a word of the vocabulary means. */
export type Meaning =
  | { type: 'product-type'; id: string; categoryId: number; names: InEveryLanguage }
  /**
   * A wide word or the name of a category, with the ids of leaf categories, sub-categories or top categories it covers; a
   * narrow one names some of the goods in its category, of which there is no product type: Campari among the drinks.
   */
  | { type: 'group'; categories: readonly number[]; isNarrow?: true }
  | { type: AttributeType; id: string }
  /**
   * `cheap` asks for low prices; what follows `for`, or comes before `for-suffix`, tells the purpose; what follows `with`,
   * or comes before `with-suffix`, is a part of the thing.
   */
  | { type: 'cheap' | 'filler' | 'for' | 'for-suffix' | 'with' | 'with-suffix' };

export interface Entry {
  /** The word as it is written in the vocabulary. */
  word: string;
  language: Language;
  meaning: Meaning;
}
