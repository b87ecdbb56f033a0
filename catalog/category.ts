import type { InEveryLanguage } from '../contracts/languages.ts';

/** A third-level category, to which listings belong. */
export interface Leaf {
  id: number;
  names: InEveryLanguage;
}

/** A second-level category, shown as a tab above the product grid. */
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
