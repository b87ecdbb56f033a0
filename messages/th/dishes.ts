import type { TranslationOf } from '../define-messages.ts';
import type { dishes as english } from '../en/dishes.ts';

export const dishes: TranslationOf<typeof english> = {
  detox: 'Detox Drinks',
  desserts: 'Healthy Desserts',
  'meal-boxes': 'Meal Boxes',
  noodles: 'Noodles',
  snacks: 'Organic Snacks',
  plants: 'Plant Based',
  rice: 'Rice Dishes',
  salads: 'Salads',
  sandwiches: 'Sandwiches',
  smoothies: 'Smoothies',
  soup: 'Soup and Stews',
  wraps: 'Wraps',
  moreFood: 'and more food from sellers',
  allFood: 'All food',
};
