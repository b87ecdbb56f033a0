import written from '../data/catalog/category-tiles.json' with { type: 'json' };

/** A top-level category as shown on tiles; separate from the tree because every page loads it. */
export interface AisleTile {
  id: number;
  name: string;
  /** File name, without extension, of its 3D icon in @lobehub/fluent-emoji-3d. */
  icon: string;
  /** Background colour of its tile, header and placeholder. */
  background: { light: string; dark: string };
}

/** The fifteen aisles in display order. The tree has their names in seven languages. */
export const aisles: readonly AisleTile[] = written.categories;

/** The aisle with this id, or null. */
export function findAisleTile(id: number | string): AisleTile | null {
  return aisles.find((aisle) => String(aisle.id) === String(id)) ?? null;
}
