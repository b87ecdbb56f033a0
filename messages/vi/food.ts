import type { TranslationOf } from '../define-messages.ts';
import type { food as english } from '../en/food.ts';

export const food: TranslationOf<typeof english> = {
  heading: 'What You feel like having today?',
  description: 'Drinks, desserts, meals, snacks, salads and soups: what you feel like having today.',
  mainMenu: 'Main',
  searchMenu: 'Search Menu',
  filterMenu: 'Filter the menu',
  drinks: 'Drinks',
  desserts: 'Desserts',
  meal: 'Meal',
  snacks: 'Snacks',
  'plant-based': 'Plant Based',
  salads: 'Salads',
  soup: 'Soup',
  trending: 'Trending',
  new: 'New',
  menu: 'Menu',
  dishCount: { one: '{count} dish', other: '{count} dishes' },
  emptyTitle: 'Nothing on the menu matches',
  emptyText: 'Try another word, or choose All.',
  qrCode: 'QR code that opens {address}',
  iosApp: 'Download iOS App',
  noApp: 'There is no app yet. Scan to open the shop in your phone’s browser.',
};
