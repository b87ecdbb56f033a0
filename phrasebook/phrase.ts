import type { InEveryLanguage } from '../contracts/languages.ts';

/**
 * What one article is called inside a sentence, with the grammar each language needs to build with it.
 * `en`: 'one' takes a/an, 'many' is plural in form (shoes, headphones), 'mass' takes no article (tea, yarn).
 * `es`: gender and number of the noun. The other five: the counter word for one article.
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

/** What can truthfully be said of every article of one third-level entry. */
export interface LeafPhrases {
  leaf: number;
  noun: Noun;
  /** A short tail for a title: "for work and study". No full stop. */
  use: InEveryLanguage;
  /** One whole sentence that holds for every article of this kind. */
  truth: InEveryLanguage;
}

/** What the leaves of one second-level entry share. */
export interface SectionPhrases {
  section: number;
  /** Two or three short tails, in the same form as a leaf's `use`. */
  uses: InEveryLanguage[];
  /** Two or three whole sentences that hold for every article in the section. */
  truths: InEveryLanguage[];
  /** One or two whole sentences: what a buyer should check or ask before ordering. */
  asks: InEveryLanguage[];
  leaves: LeafPhrases[];
}
