import type { InEveryLanguage } from '../contracts/languages.ts';

/**
 * The noun for one product, with the grammar each language needs to build sentences with it.
 * `en`: 'one' takes a/an, 'many' is plural in form (shoes, headphones), 'mass' takes no article (tea, yarn).
 * `es`: gender and number of the noun. The other five: the counter word for one product.
 */
export interface Noun {
  en: [noun: string, form: 'one' | 'many' | 'mass'];
  th: [noun: string, counter: string];
  zh: [noun: string, counter: string];
  vi: [noun: string, counter: string];
  es: [noun: string, gender: 'm' | 'f' | 'mp' | 'fp'];
  ja: [noun: string, counter: string];
  ko: [noun: string, counter: string];
}

/** Phrases that are true for every product of a third-level category. */
export interface LeafPhrases {
  leaf: number;
  noun: Noun;
  /** A short ending for a title: "for work and study". No full stop. */
  use: InEveryLanguage;
  /** One complete sentence that is true for every product of this category. */
  truth: InEveryLanguage;
}

/** Phrases shared by the leaves of a second-level category. */
export interface SectionPhrases {
  section: number;
  /** Two or three short endings, in the same form as a leaf's `use`. */
  uses: InEveryLanguage[];
  /** Two or three complete sentences that are true for every product in the section. */
  truths: InEveryLanguage[];
  /** One or two complete sentences on what a buyer should check or ask before ordering. */
  asks: InEveryLanguage[];
  leaves: LeafPhrases[];
}
