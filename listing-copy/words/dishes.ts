import written from '../../data/listing-copy/dishes.json' with { type: 'json' };
import type { NamedProductType } from '../product-types/product-type-with-copy.ts';

export type DishId = keyof typeof written.dishes;

type Names = Omit<NamedProductType, 'categoryId' | 'materials' | 'use' | 'conditions' | 'powered'>;

interface WrittenDish extends Pick<NamedProductType, 'materials' | 'use' | 'conditions'> {
  category: number;
  names: Names;
}

const dishes = Object.entries(written.dishes as Record<DishId, WrittenDish>);

/** Ready dishes, more specific than the kinds of their leaf category, by the ids of the food menu. */
export const dishProductTypes = Object.fromEntries(
  dishes.map(([id, { category, names, ...dish }]) => [id, { ...dish, ...names, categoryId: category }]),
) as Record<DishId, NamedProductType>;
