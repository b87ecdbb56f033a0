import type { Language } from '../../../../contracts/languages.ts';
import type { ConditionFilter, Sorting } from '../../../../contracts/marketplace/listings.ts';

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
  /** Tier, sort key and id of the last result of the page before. */
  after: readonly number[] | null;
  limit: number;
}

export interface SearchPage {
  ids: number[];
  next: number[] | null;
  /** The corrected text that was searched for instead, or null. */
  correctedQuery: string | null;
  /** Whether nothing matched, and only near things are shown. */
  isRelaxed: boolean;
  /** Words that no listing has and that were set aside. */
  without?: string[];
}
