import type { DishId } from '../../../../catalog/categories/dish-goods.ts';

export type { DishId };

/** The dishes of the food menu, in its order. */
export const dishIds = [
  'detox',
  'desserts',
  'meal-boxes',
  'noodles',
  'snacks',
  'plants',
  'rice',
  'salads',
  'sandwiches',
  'smoothies',
  'soup',
  'wraps',
] as const satisfies readonly DishId[];

/** The category of all food: Home & Kitchen, Pantry & Drinks. */
export const foodCategory = { category_id: '3000', sub_category_id: '3900' } as const;

/** The dish in the query of `/products`; an unknown one counts as none. */
export function readDish(search: URLSearchParams): DishId | null {
  return dishIds.find((id) => id === search.get('dish')) ?? null;
}

/** The page of a dish. */
export function dishAddress(id: DishId): string {
  return `/products?dish=${id}`;
}
