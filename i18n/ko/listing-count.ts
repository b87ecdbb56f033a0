import type { TranslationOf } from '../define-messages.ts';
import type { listingCount as english } from '../en/listing-count.ts';

export const listingCount: TranslationOf<typeof english> = {
  exact: '상품 {count}개',
  atLeast: '상품 {count}개 이상',
};
