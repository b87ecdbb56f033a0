import type { TranslationOf } from '../define-messages.ts';
import type { listings as english } from '../en/listings.ts';

export const listings: TranslationOf<typeof english> = {
  sponsored: 'Sponsored',
  reductionLabel: 'Up to 65% OFF',
  makeAd: 'Ad Gen AI',
  shopNow: 'Shop Now',
  noRecords: 'No Records',
  moreProducts: 'More<hidden> products</hidden>',
  loadedMore: 'Loaded {added} more, {total} in all',
};
