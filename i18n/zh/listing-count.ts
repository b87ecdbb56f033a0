import type { TranslationOf } from '../define-messages.ts';
import type { listingCount as english } from '../en/listing-count.ts';

export const listingCount: TranslationOf<typeof english> = {
  exact: '{count}件商品',
  atLeast: '{count}+件商品',
};
