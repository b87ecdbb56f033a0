import type { TranslationOf } from '../define-messages.ts';
import type { browseFilters as english } from '../en/browse-filters.ts';

export const browseFilters: TranslationOf<typeof english> = {
  filter: 'Filter',
  filterActive: 'Filter, {count} active',
  kind: 'Kind',
  priceInDollars: 'Price in US dollars',
  priceFrom: 'Price from, US$',
  priceTo: 'Price to, US$',
  anyPrice: 'Any',
  upTo: 'Up to {high}',
  from: 'From {low}',
  between: '{low} to {high}',
  sortBy: 'Sort by',
  best: 'Best match',
  newest: 'Newest',
  price_up: 'Lowest price',
  price_down: 'Highest price',
  recommendedFor: 'Recommended for',
  anyCountry: 'Any country',
  listsNeedScripts: 'The lists of kinds and countries need scripts.',
  showProducts: 'Show products',
};
