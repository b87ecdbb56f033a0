import type { Fact } from '../../catalog/facts/fact.ts';
import type { Language } from '../../contracts/languages.ts';
import type { ConditionId } from '../../contracts/marketplace/conditions.ts';
import type { ProductTypeWithCopy } from '../product-types/product-type-with-copy.ts';
import type { BrandName } from '../words/brands.ts';
import type { Colour } from '../words/colours.ts';
import type { Material } from '../words/materials.ts';
import type { SpanishRegion } from './facts.ts';

/** Facts that a description lists one to a line, in this order. */
export const factNames = ['brand', 'colour', 'material', 'condition', 'words', 'model', 'size', 'box'] as const;
export type FactName = (typeof factNames)[number];

/** What the words printed on a product are: the title of a book or film, a print on clothes and decoration, or a model name. */
export type WordsRole = 'title' | 'print' | 'model';

/** What a listing states about a product, chosen once and then written by each language's rules. */
export interface ListingContent {
  productType: ProductTypeWithCopy;
  colours: readonly Colour[];
  material: Material | null;
  /** The material where a title should name it; that of a machine's case says little. */
  titleMaterial: Material | null;
  brand: BrandName | null;
  words: readonly string[];
  wordsRole: WordsRole;
  condition: ConditionId | null;
  /** Whether goods that are used up, such as cosmetics, were opened; a buyer must know it, but it makes no sales line. */
  isOpened: boolean;
  /** How used goods are that are usually sold new only. */
  usedCondition: ConditionId | null;
  spanish: SpanishRegion;
  said: readonly Fact[];
  model: string;
  size: string;
  /** What comes with the product, translated where that is certain. */
  box: (language: Language) => readonly string[];
}

/** How one language writes the content as text. */
export interface LanguageRules {
  /** The title with one of the product type's endings; empty for none. */
  title: (content: ListingContent, ending: string) => string;
  /** Whether an ending would say again what the title already says. */
  repeats: (title: string, ending: string) => boolean;
  labels: Record<Exclude<FactName, 'words'>, string>;
  /** The label of what was read on the product, by what the words are. */
  wordsLabels: Record<WordsRole | 'package', string>;
  /** The label of the size of clothes, where it is another word. */
  wornSize?: string;
  /** Words about presents, which do not suit second-hand goods. */
  gift: RegExp;
  /** Endings that say whom clothes are for, where the noun does not; titles always have them. */
  wearer?: RegExp;
  /** Between a label and its value. */
  labelSeparator: string;
  /** The brand in the list of facts, where it is written in another way than its name. */
  brand?: (brand: BrandName) => string;
  colours: (content: ListingContent) => string;
  material: (content: ListingContent) => string;
  quote: (words: readonly string[]) => string;
  list: (items: readonly string[]) => string;
  /** Between two sentences of a paragraph. */
  sentenceSeparator: '' | ' ' | '\n';
}
