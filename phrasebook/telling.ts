import type { InEveryLanguage } from '../contracts/languages.ts';
import type { Colour } from './colours.ts';
import type { Condition } from './conditions.ts';
import type { Material } from './materials.ts';
import type { Noun } from './phrase.ts';

export type TitlePattern = 'plain' | 'turned' | 'tail';

/**
 * How a description begins. `purpose` names the article with its use, `this` says its colour,
 * `photo` says what the picture shows and `sale` offers one piece of it.
 */
export type Opening = 'purpose' | 'this' | 'photo' | 'sale';

/** What is told of an article, chosen once and then said by each language in its own way. */
export interface Telling {
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

/** How one language turns a telling into text. */
export interface LanguageRules {
  title: (telling: Telling) => string;
  opening: (telling: Telling) => string;
  /** What stands between two sentences. */
  gap: '' | ' ';
}
