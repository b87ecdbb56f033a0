import { pathTo } from '../../../../../catalog/lookup.ts';
import type { MaterialId } from '../../../../../catalog/materials.ts';
import type { InEveryLanguage, Language } from '../../../../../contracts/languages.ts';
import type { ColourId } from '../../../../../phrasebook/colours.ts';
import type { ComposedText } from '../../../../../phrasebook/compose.ts';

/** The facts that texts may mention. */
export interface AllowedFacts {
  kind: string;
  leafId: number;
  brand: string;
  words: readonly string[];
  colours: readonly ColourId[];
  material: MaterialId | undefined;
}

export type Texts = InEveryLanguage<ComposedText>;

/** Every name and number that texts may contain. */
export function namesIn({ kind, leafId, brand, words }: AllowedFacts): string {
  return [kind, brand, ...words, ...pathTo(leafId).map((category) => category.names.en)].join('\n');
}

/** Title and description of one language together. */
export function wholeText(texts: Texts, language: Language): string {
  return `${texts[language].title}\n${texts[language].description}`;
}
