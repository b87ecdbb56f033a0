import type { TranslationOf } from '../define-messages.ts';
import type { listingCount as english } from '../en/listing-count.ts';

export const listingCount: TranslationOf<typeof english> = {
  exact: '{count} รายการ',
  atLeast: '{count}+ รายการ',
};
