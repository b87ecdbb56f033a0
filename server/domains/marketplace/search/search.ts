import type { Language } from '../../../../contracts/languages.ts';
import type { ConditionFilter, Sorting } from '../../../../contracts/marketplace/listings.ts';
import type { Nearness } from './query/query.ts';
import type { ScorePart } from './ranking/score.ts';

export interface Search {
  /** What was typed, without the filters that it names. */
  text: string;
  /** The visitor's language, for words that mean different things in several. */
  language: Language;
  /** Whether to search for what was typed, even if it looks like a mistake. */
  isExact: boolean;
  topCategoryId: number | undefined;
  subCategoryId: number | undefined;
  minCents: number | undefined;
  maxCents: number | undefined;
  country: string | undefined;
  /** Whether so few products are offered in the country that they are found first. */
  isRareCountry?: boolean;
  /** The id of a product type. */
  productType: string | undefined;
  condition?: ConditionFilter | undefined;
  /** Ids of a colour and a material. */
  colour?: string | undefined;
  material?: string | undefined;
  /** The lowest average of its stars. */
  minRating?: number | undefined;
  /** Whether to leave out what is sold out. */
  inStock: boolean;
  sort: Sorting;
  /** Stage, sort key and id of the last result of the page before; the ranked window is stage 0, and tiers follow. */
  after: readonly number[] | null;
  limit: number;
  /** Whether the section of a thing is shown where there is nothing nearer; not where a price would lead there. */
  showsSection?: boolean;
  /** Whether to say what each word added to the score of a result. */
  explains?: boolean;
}

export interface SearchPage {
  ids: number[];
  next: number[] | null;
  /** The corrected text that was searched for instead, or null. */
  correctedQuery: string | null;
  /** Whether what is found first is what was asked for, or only near to it. */
  nearness: Nearness;
  /** Words of the search that no result has, as typed. */
  without: string[];
  /** For developers: the parts of the score of each result of the ranked window. */
  explanation?: { id: number; score: number; parts: ScorePart[] }[];
}
