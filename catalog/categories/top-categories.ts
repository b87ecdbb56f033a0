import written from '../../data/catalog/category-tiles.json' with { type: 'json' };

/** A top-level category as shown on tiles; separate from the tree because every page loads it. */
export interface TopCategoryTile {
  id: number;
  name: string;
  /** File name, without extension, of its 3D icon in @lobehub/fluent-emoji-3d. */
  icon: string;
  /** Background colour of its tile, header and placeholder. */
  background: { light: string; dark: string };
}

/** The fifteen top categories in display order. The tree has their names in seven languages. */
export const topCategories: readonly TopCategoryTile[] = written.categories;

/** The top category with this id, or null. */
export function findTopCategoryTile(id: number | string): TopCategoryTile | null {
  return topCategories.find((topCategory) => String(topCategory.id) === String(id)) ?? null;
}
