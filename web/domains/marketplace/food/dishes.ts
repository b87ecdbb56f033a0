/** The dishes of the food menu, with the search text that finds each in the food category. */
export const dishes = {
  detox: 'vegetable juice',
  desserts: 'dessert',
  'meal-boxes': 'meal box',
  noodles: 'noodle',
  snacks: 'snack',
  plants: 'vegetable dish',
  rice: 'rice dish',
  salads: 'salad',
  sandwiches: 'sandwich',
  smoothies: 'smoothie',
  soup: 'soup',
  wraps: 'wrap',
} as const;

export type DishId = keyof typeof dishes;

/** The category of all food: Home & Kitchen, Pantry & Drinks. */
export const foodCategory = { category_id: '3000', sub_category_id: '3900' } as const;

/** The dish in a URL; an unknown one counts as none. */
export function readDish(search: URLSearchParams): DishId | null {
  const id = search.get('dish') ?? '';
  return Object.hasOwn(dishes, id) ? (id as DishId) : null;
}

/** The URL of a dish on Home; the hash scrolls to its products, also without scripts. */
export function dishAddress(id: DishId): string {
  return `/products?dish=${id}#dish`;
}
