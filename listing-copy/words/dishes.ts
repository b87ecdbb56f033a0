import written from '../../data/listing-copy/dishes.json' with { type: 'json' };
import type { NamedKind } from '../product-types/phrased-kind.ts';

export type DishId = keyof typeof written.dishes;

type Names = Omit<NamedKind, 'leaf' | 'materials' | 'use' | 'conditions' | 'powered'>;

interface WrittenDish extends Pick<NamedKind, 'materials' | 'use' | 'conditions'> {
  category: number;
  names: Names;
}

const dishes = Object.entries(written.dishes as Record<DishId, WrittenDish>);

/** Ready dishes, more specific than the kinds of their leaf, by the ids of the food menu. */
export const dishKinds = Object.fromEntries(
  dishes.map(([id, { category, names, ...dish }]) => [id, { ...dish, ...names, leaf: category }]),
) as Record<DishId, NamedKind>;
