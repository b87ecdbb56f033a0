import { openCompiledFile } from '../../catalog/files/compiled-file.ts';
import { type InEveryLanguage, languages } from '../../contracts/languages.ts';
import { productTypeTableFile } from './product-type-table-file.ts';
import type { NamedProductType, ProductTypeIndex, ProductTypeWithCopy } from './product-type-with-copy.ts';

const { content: table, readBytes } = openCompiledFile<ProductTypeIndex>(productTypeTableFile);

/** The product type with its phrases, or null where there is none of that id. */
export function findProductType(id: string): ProductTypeWithCopy | null {
  const place = table.places.get(id);
  return place ? JSON.parse(readBytes(...place).toString('utf8')) : null;
}

/** The ids of a leaf category's product types, the most usual first. */
export function productTypeIdsOf(categoryId: number): readonly string[] {
  return table.byCategory.get(categoryId) ?? [];
}

/** A product type's id and nouns, for people to choose from: the named one if it belongs to the leaf category, otherwise the most usual one. */
export function describeProductType(categoryId: number, id?: string): { id: string; names: InEveryLanguage } | null {
  const named = id === undefined ? null : findProductType(id);
  const productType = named?.categoryId === categoryId ? named : findProductType(productTypeIdsOf(categoryId)[0] ?? '');
  return productType && { id: productType.id, names: namesOf(productType) };
}

function namesOf(productType: NamedProductType): InEveryLanguage {
  const names = languages.map((language) => [language, productType[language].noun]);
  return Object.fromEntries(names) as InEveryLanguage;
}
