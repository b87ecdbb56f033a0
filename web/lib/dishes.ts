/** The dishes of the food menu: their names, and the search text that finds them in the food category. */
export const dishes = {
  detox: { name: 'Detox Drinks', search: 'vegetable juice' },
  desserts: { name: 'Healthy Desserts', search: 'dessert' },
  'meal-boxes': { name: 'Meal Boxes', search: 'meal box' },
  noodles: { name: 'Noodles', search: 'noodle' },
  snacks: { name: 'Organic Snacks', search: 'snack' },
  plants: { name: 'Plant Based', search: 'vegetable dish' },
  rice: { name: 'Rice Dishes', search: 'rice dish' },
  salads: { name: 'Salads', search: 'salad' },
  sandwiches: { name: 'Sandwiches', search: 'sandwich' },
  smoothies: { name: 'Smoothies', search: 'smoothie' },
  soup: { name: 'Soup and Stews', search: 'soup' },
  wraps: { name: 'Wraps', search: 'wrap' },
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
