import type { MaterialId } from '../../../../catalog/attributes/material-id.ts';
import { pathTo } from '../../../../catalog/categories/lookup.ts';
import { type InEveryLanguage, type Language, languages } from '../../../../contracts/languages.ts';
import type { Slot } from '../../../../listing-copy/compose/compose.ts';
import type { ProductTypeWithCopy } from '../../../../listing-copy/product-types/product-type-with-copy.ts';
import type { ColourId } from '../../../../listing-copy/words/colours.ts';

/** The facts that slots may mention. */
export interface AllowedFacts {
  productType: string;
  /** Nouns and phrases that hold for the product type, in every language. */
  phrases: readonly string[];
  categoryId: number;
  brand: string;
  words: readonly string[];
  colours: readonly ColourId[];
  material: MaterialId | undefined;
}

/** What a model wrote; English is always there, because the others are compared with it. */
export type Slots = Partial<InEveryLanguage<Slot>> & { en: Slot };

/** What holds for every article of a product type, and may therefore be said of each. */
export function phrasesOf(productType: ProductTypeWithCopy): string[] {
  return languages.flatMap((language) => [productType[language].noun, ...productType.phrases[language].flat()]);
}

/** The languages that have a slot with it, English first. */
export function entriesOf(slots: Partial<InEveryLanguage<Slot>>): [Language, Slot][] {
  return languages.flatMap((language): [Language, Slot][] => {
    const slot = slots[language];
    return slot ? [[language, slot]] : [];
  });
}

/** Every name and number that slots may contain. */
export function namesIn({ productType, phrases, categoryId, brand, words }: AllowedFacts): string {
  return [productType, ...phrases, brand, ...words, ...pathTo(categoryId).map((category) => category.names.en)].join(
    '\n',
  );
}

/** Line and ending of one language together. */
export function wholeText({ line, ending }: Slot): string {
  return ending === null ? line : `${line}\n${ending}`;
}

/** The parts of a slot that are there. */
export function partsOf({ line, ending }: Slot): [part: 'line' | 'ending', text: string][] {
  return ending === null
    ? [['line', line]]
    : [
        ['line', line],
        ['ending', ending],
      ];
}
