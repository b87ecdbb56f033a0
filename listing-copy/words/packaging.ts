import type { Kind } from '../../catalog/kinds/kind.ts';
import written from '../../data/listing-copy/packaging.json' with { type: 'json' };
import { aisleOf, aisles } from '../compose/aisles.ts';

/** A photo of these shows a cover or a box, so "red novel" would be misleading. */
const coveredLeaves = new Set(written.categoriesWithCover);

/** What is used up in these comes in a bottle, a tube or a bag, so "green shampoo" would be misleading. */
const packagedLeaves = new Set(written.packagedCategories);

/** Packaged goods among others that are not. */
const packagedKinds = new Set(written.packagedProductTypes);

const hasCover = (leaf: number) => aisleOf({ leaf }) === aisles.software || coveredLeaves.has(leaf);

/** Whether colour and material in a photo belong to the product and not to its packaging. */
export function photoShowsProduct({ id, leaf, conditions }: Pick<Kind, 'id' | 'leaf' | 'conditions'>): boolean {
  const isUsedUp = conditions === 'new';
  return !hasCover(leaf) && !packagedKinds.has(id) && !(isUsedUp && packagedLeaves.has(leaf));
}

/** The same for most goods of a leaf, whose prices depend on a material. */
export function photoShowsMaterial(leaf: number): boolean {
  return !hasCover(leaf) && !packagedLeaves.has(leaf);
}
