import { type Language, languages } from '../../contracts/languages.ts';
import { readDataFolder } from '../files/read-data.ts';
import { type BroadTerm, toWideWord } from './broad-terms.ts';
import type { Group, ProductType, SubCategoryProductTypes } from './product-type.ts';

interface StoredProductType extends Pick<ProductType, 'id' | 'materials' | 'use' | 'conditions' | 'powered'> {
  category: number;
  names: Record<Language, { synonyms?: string[] }>;
}

interface ProductTypesFile {
  category: number;
  productTypes: readonly StoredProductType[];
  broadTerms?: readonly BroadTerm[];
}

const files = readDataFolder<ProductTypesFile>('catalog/product-types');
const topCategories = Map.groupBy(files, ({ category }) => Math.floor(category / 1000));

/** The vocabulary of goods: the product types of every sub-category, the sub-categories of a top category in the order of their ids. */
export const subCategoryProductTypes: readonly SubCategoryProductTypes[] = [...topCategories.values()].flatMap((own) =>
  own.sort((one, other) => one.category - other.category).map(toSubCategoryProductTypes),
);

function toSubCategoryProductTypes({ category, productTypes, broadTerms }: ProductTypesFile): SubCategoryProductTypes {
  const groups = broadTerms?.map((term) => toWideWord(term) as Group);
  return { subCategoryId: category, productTypes: productTypes.map(toProductType), ...(groups ? { groups } : {}) };
}

function toProductType({ category, names, ...productType }: StoredProductType): ProductType {
  const nouns = languages.map((language) => {
    const { synonyms: also, ...noun } = names[language];
    return [language, also ? { ...noun, also } : noun];
  });
  return { ...productType, categoryId: category, ...Object.fromEntries(nouns) };
}
