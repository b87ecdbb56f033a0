import type { TranslationOf } from '../define-messages.ts';
import type { browseCategory as english } from '../en/browse-category.ts';

export const browseCategory: TranslationOf<typeof english> = {
  shop: 'Shop',
  products: 'Products',
  description: 'Products of sellers from everywhere.',
  categoryDescription: '{name}: products of sellers from everywhere, described in seven languages.',
  unknownCategory: 'Unknown category',
  subCategories: 'Sub-categories',
  productsOfCategory: 'Products of this category',
  searchInCategory: 'Search in this category',
  searchPlaceholder: 'Search Product, or anything',
  tellAi: 'Tell AI what you want',
  type: 'Type',
  size: 'Size',
  send: 'Send',
  stickers: 'Stickers with Logo',
  shirt: 'T-shirt',
};
