import type { TranslationOf } from '../define-messages.ts';
import type { product as english } from '../en/product.ts';

export const product: TranslationOf<typeof english> = {
  category: 'Category',
  descriptionLanguage: 'Language of the description',
  originalIn: 'Original in {language}',
  translatedFrom: 'Translated from {language}',
  seeOriginal: 'See original',
  seeTranslation: 'See translation',
  localPrice: '≈ {price} · rate of {date}',
  showPriceIn: 'Show the price in',
  seller: 'Seller',
  visit: 'Visit',
  visitSeller: 'Visit {name}',
  recommendedCountries: 'Recommended countries',
  related: 'You may also like',
  linkCopied: 'Link copied',
  copyFailed: 'The link could not be copied. It is in the address bar.',
  gone: 'No longer for sale',
  goneTitle: 'This product is no longer for sale.',
  goneText: 'Perhaps it was sold, or its seller took it back. There is more to see.',
};
