import type { Language } from '../../contracts/languages.ts';
import { inLanguage } from './language.ts';

/** The dishes of the food menu: their names, and the words that find them on the food shelves. */
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

/** Where all food is filed: Home & Kitchen, Pantry & Drinks. */
export const foodShelf = { category_id: '3000', sub_category_id: '3900' } as const;

/** The dish in an address; an unknown one counts as none. */
export function readDish(search: URLSearchParams): DishId | null {
  const id = search.get('dish') ?? '';
  return Object.hasOwn(dishes, id) ? (id as DishId) : null;
}

/** Home at the address of a dish, at its goods; the hash finds them without scripts too. */
export function dishAddress(id: DishId, language: Language): string {
  return `${inLanguage(`/products?dish=${id}`, language)}#dish`;
}
