import type { TranslationOf } from '../define-messages.ts';
import type { listingCount as english } from '../en/listing-count.ts';

export const listingCount: TranslationOf<typeof english> = {
  exact: '出品{count}件',
  atLeast: '出品{count}件以上',
};
