import type { InEveryLanguage } from '../../contracts/languages.ts';

/** A third-level category, to which listings belong. */
export interface LeafCategory {
  id: number;
  names: InEveryLanguage;
}

/** A second-level category, shown as a tab above the product grid. */
export interface SubCategory {
  id: number;
  names: InEveryLanguage;
  leafCategories: LeafCategory[];
}

/** One of the fifteen top-level categories. */
export interface TopCategory {
  id: number;
  names: InEveryLanguage;
  subCategories: SubCategory[];
}
