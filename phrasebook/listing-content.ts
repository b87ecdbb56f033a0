import type { InEveryLanguage } from '../contracts/languages.ts';
import type { Colour } from './colours.ts';
import type { Condition } from './conditions.ts';
import type { Material } from './materials.ts';
import type { Noun } from './phrase.ts';

/** Word order of a title; each language has its own for every pattern. */
export type TitlePattern = 'standard' | 'colour-after-noun' | 'alternative';

/**
 * How a description begins. `purpose` names the product with its use, `this` states its colour,
 * `photo` describes what the picture shows and `sale` offers one piece.
 */
export type Opening = 'purpose' | 'this' | 'photo' | 'sale';

/** What a listing states about a product, chosen once and then written by each language's rules. */
export interface ListingContent {
  noun: Noun;
  colours: readonly Colour[];
  material: Material | null;
  brand: string;
  words: readonly string[];
  condition: Condition | null;
  titlePattern: TitlePattern;
  titleUses: readonly InEveryLanguage[];
  opening: Opening;
  use: InEveryLanguage | null;
  truths: readonly InEveryLanguage[];
  ask: InEveryLanguage;
}

/** How one language writes the content as text. */
export interface LanguageRules {
  title: (content: ListingContent) => string;
  opening: (content: ListingContent) => string;
  sentenceSeparator: '' | ' ';
}
