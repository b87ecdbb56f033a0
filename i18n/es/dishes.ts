import type { TranslationOf } from '../define-messages.ts';
import type { dishes as english } from '../en/dishes.ts';

export const dishes: TranslationOf<typeof english> = {
  detox: 'Bebidas détox',
  desserts: 'Postres saludables',
  'meal-boxes': 'Cajas de comida',
  noodles: 'Fideos',
  snacks: 'Snacks orgánicos',
  plants: 'A base de plantas',
  rice: 'Platos de arroz',
  salads: 'Ensaladas',
  sandwiches: 'Sándwiches',
  smoothies: 'Smoothies',
  soup: 'Sopas y guisos',
  wraps: 'Wraps',
  moreFood: 'y más comida de nuestros vendedores',
  allFood: 'Toda la comida',
};
