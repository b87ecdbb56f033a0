import type { ProductType } from '../../catalog/product-types/product-type.ts';
import type { InEveryLanguage } from '../../contracts/languages.ts';
import type { AmericanPhrase, CopyEntry } from './listing-copy.ts';

type Counted = Pick<ProductType['th'], 'noun' | 'counter'>;

/** What texts need to know of a product type: its nouns without the words that only searches need. */
export interface NamedProductType
  extends Pick<ProductType, 'categoryId' | 'materials' | 'use' | 'conditions' | 'powered'> {
  en: Pick<ProductType['en'], 'noun' | 'form'>;
  th: Counted;
  zh: Counted;
  vi: Counted;
  es: Pick<ProductType['es'], 'noun' | 'form'>;
  ja: Counted;
  ko: Counted;
}

export interface ProductTypeWithCopy extends NamedProductType {
  id: string;
  phrases: InEveryLanguage<CopyEntry>;
  american?: AmericanPhrase | undefined;
}

export interface ProductTypeIndex {
  /** Where each product type begins and ends in the bytes of its table, by its id. */
  places: Map<string, [start: number, end: number]>;
  /** The ids of a leaf category's product types, the most usual first. */
  byCategory: Map<number, string[]>;
}

/** The product types as JSON, one after the other, because thousands of objects would take several times the memory. */
export interface ProductTypeTable extends ProductTypeIndex {
  bytes: Uint8Array;
}
