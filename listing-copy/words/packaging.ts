import type { ProductType } from '../../catalog/product-types/product-type.ts';
import written from '../../data/listing-copy/packaging.json' with { type: 'json' };
import { topCategories, topCategoryOf } from '../compose/top-categories.ts';

/** A photo of these shows a cover or a box, so "red novel" would be misleading. */
const coveredCategories = new Set(written.categoriesWithCover);

/** What is used up in these comes in a bottle, a tube or a bag, so "green shampoo" would be misleading. */
const packagedCategories = new Set(written.packagedCategories);

/** Packaged goods among others that are not. */
const packagedProductTypes = new Set(written.packagedProductTypes);

/** Goods that a photo shows and that are used up, such as balloons: those that are left are opened and not second-hand. */
export const usedUpProductTypes = new Set(written.usedUpProductTypes);

const hasCover = (categoryId: number) =>
  topCategoryOf({ categoryId }) === topCategories.software || coveredCategories.has(categoryId);

/** Whether colour and material in a photo belong to the product and not to its packaging. */
export function photoShowsProduct({
  id,
  categoryId,
  conditions,
}: Pick<ProductType, 'id' | 'categoryId' | 'conditions'>): boolean {
  const isUsedUp = conditions === 'new';
  return !hasCover(categoryId) && !packagedProductTypes.has(id) && !(isUsedUp && packagedCategories.has(categoryId));
}

/** The same for most goods of a leaf category, whose prices depend on a material. */
export function photoShowsMaterial(categoryId: number): boolean {
  return !hasCover(categoryId) && !packagedCategories.has(categoryId);
}
