import { languages } from '../../contracts/languages.ts';
import { fold } from '../text/fold.ts';
import type { LeafCategory, SubCategory, TopCategory } from './category.ts';
import { tree } from './tree.ts';

export type Category = TopCategory | SubCategory | LeafCategory;

const topCategories = new Map<number, TopCategory>();
const subCategories = new Map<number, SubCategory>();
const leafCategories = new Map<number, LeafCategory>();
const paths = new Map<number, readonly Category[]>();

for (const topCategory of tree) {
  topCategories.set(topCategory.id, topCategory);
  paths.set(topCategory.id, [topCategory]);
  for (const subCategory of topCategory.subCategories) {
    subCategories.set(subCategory.id, subCategory);
    paths.set(subCategory.id, [topCategory, subCategory]);
    for (const leafCategory of subCategory.leafCategories) {
      leafCategories.set(leafCategory.id, leafCategory);
      paths.set(leafCategory.id, [topCategory, subCategory, leafCategory]);
    }
  }
}

const searchable = [...paths.values()].map((path) => {
  const category = path[path.length - 1] as Category;
  const names = languages.map((language) => fold(category.names[language]));
  return { category, names };
});

function toId(id: number | string): number {
  if (typeof id === 'number') return id;
  return /^\d{1,6}$/.test(id) ? Number(id) : Number.NaN;
}

/** Finds a top-level category by its id, or null. */
export function findTopCategory(id: number | string): TopCategory | null {
  return topCategories.get(toId(id)) ?? null;
}

/** Finds a second-level category by its id, or null. */
export function findSubCategory(id: number | string): SubCategory | null {
  return subCategories.get(toId(id)) ?? null;
}

/** Finds a third-level category by its id, or null. */
export function findLeafCategory(id: number | string): LeafCategory | null {
  return leafCategories.get(toId(id)) ?? null;
}

/** Finds a category of any level by its id, or null. */
export function findCategory(id: number | string): Category | null {
  return pathTo(id).at(-1) ?? null;
}

/** Lists the categories from the top category down to the given one; empty when the id is unknown. */
export function pathTo(id: number | string): readonly Category[] {
  return paths.get(toId(id)) ?? [];
}

/** Lists the direct children of a category; empty for leaf categories and unknown ids. */
export function childrenOf(id: number | string): readonly Category[] {
  return findTopCategory(id)?.subCategories ?? findSubCategory(id)?.leafCategories ?? [];
}

/** The ids of the third-level categories of a category, which is one itself where it has none below. */
export function leafCategoryIdsOf(id: number): number[] {
  const children = childrenOf(id);
  return children.length > 0 ? children.flatMap((child) => leafCategoryIdsOf(child.id)) : [id];
}

/** Lists every third-level category in tree order. */
export function allLeafCategories(): readonly LeafCategory[] {
  return [...leafCategories.values()];
}

/** Finds categories by name in any of the seven languages: best match first, then in tree order. */
export function searchCategories(query: string, limit = 10): Category[] {
  const foldedQuery = fold(query);
  if (foldedQuery === '') return [];
  return searchable
    .map(({ category, names }) => ({ category, rank: Math.max(...names.map((name) => matchRank(name, foldedQuery))) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.category.id - b.category.id)
    .slice(0, Math.max(0, limit))
    .map(({ category }) => category);
}

/** 4 for the whole name, 3 for its beginning, 2 for the beginning of a word, 1 for any other part, 0 for no match. */
function matchRank(name: string, query: string): number {
  if (name === query) return 4;
  const at = name.indexOf(query);
  if (at < 0) return 0;
  if (at === 0) return 3;
  for (let next = at; next > 0; next = name.indexOf(query, next + 1)) {
    if (!/[\p{L}\p{N}]/u.test(name.charAt(next - 1))) return 2;
  }
  return 1;
}
