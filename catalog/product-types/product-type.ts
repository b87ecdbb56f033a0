import type { MaterialId } from '../attributes/material-id.ts';
import type { WayOfUse } from './verbs.ts';

/** A product type: what a seller would put first in a title and a buyer would search for. Every leaf category has one to thirty. */
export interface ProductType {
  /** Unique in the whole vocabulary and never changed: 'air-fryer'. */
  id: string;
  categoryId: number;
  en: EnglishNoun;
  th: CountedNoun;
  zh: CountedNoun & { taiwan?: string[] };
  vi: CountedNoun & { north?: string[]; south?: string[] };
  es: SpanishNoun;
  ja: CountedNoun;
  ko: CountedNoun;
  /** What it can be made of, the usual material first; empty where a material says nothing. */
  materials: readonly MaterialId[];
  /** What a person does with it; a table gives the verb in each language. */
  use: WayOfUse;
  /** Which conditions make sense: 'any', 'whole' (never for parts), or 'new' (food, cosmetics, consumables). */
  conditions: 'any' | 'whole' | 'new';
  /** Whether it has a motor, a battery or a plug. */
  powered?: true;
}

interface Words {
  /** The noun as sellers title it. */
  noun: string;
  /** Synonyms, everyday words and short forms that buyers type for exactly this product type. */
  also?: string[];
}

/** `form`: 'one' takes a/an, 'many' is plural in form (scissors), 'mass' takes no article (tea). The noun is American. */
export interface EnglishNoun extends Words {
  form: 'one' | 'many' | 'mass';
  british?: string[];
}

export interface CountedNoun extends Words {
  /** The counter word for one of it: ตัว, 台, chiếc, 개. */
  counter: string;
}

/** `form`: gender and number. The noun is understood everywhere; `spain` and `americas` hold words of one side only. */
export interface SpanishNoun extends Words {
  form: 'm' | 'f' | 'mp' | 'fp';
  spain?: string[];
  americas?: string[];
}

/** A wide word that stands for several product types: 'shoes', 'kitchenware'. Ids of leaf categories, sub-categories or top categories, the most usual first. */
export interface Group {
  id: string;
  categories: readonly number[];
  /** Whether it names some goods of its category alone: Campari among the drinks. */
  isNarrow?: true;
  en: string[];
  th: string[];
  zh: string[];
  vi: string[];
  es: string[];
  ja: string[];
  ko: string[];
}

/** A group whose words exist in some languages only, or whose categories differ by language. */
export type WideWord = Pick<Group, 'id' | 'categories' | 'isNarrow'> &
  Partial<Omit<Group, 'id' | 'categories' | 'isNarrow'>>;

/** The kinds of one second-level category. */
export interface SubCategoryProductTypes {
  subCategoryId: number;
  productTypes: readonly ProductType[];
  groups?: readonly Group[];
}
