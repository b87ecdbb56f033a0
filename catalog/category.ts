import type { InEveryLanguage } from '../contracts/languages.ts';

/** A third-level entry: the kind of thing a listing is filed under. */
export interface Leaf {
  id: number;
  names: InEveryLanguage;
}

/** A second-level entry: one tab above the product grid. */
export interface Section {
  id: number;
  names: InEveryLanguage;
  leaves: Leaf[];
}

/** One of the fifteen top-level categories. */
export interface Aisle {
  id: number;
  names: InEveryLanguage;
  sections: Section[];
}
