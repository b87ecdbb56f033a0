import type { TranslationOf } from '../define-messages.ts';
import type { listings as english } from '../en/listings.ts';

export const listings: TranslationOf<typeof english> = {
  sponsored: '광고',
  reductionLabel: '최대 65% 할인',
  makeAd: 'AI 광고 만들기',
  shopNow: '상품 보기',
  noRecords: '상품이 없어요',
  moreProducts: '<hidden>상품 </hidden>더보기',
  loadedMore: '{added}개를 더 불러와 모두 {total}개예요.',
};
