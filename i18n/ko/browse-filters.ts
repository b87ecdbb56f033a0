import type { TranslationOf } from '../define-messages.ts';
import type { browseFilters as english } from '../en/browse-filters.ts';

export const browseFilters: TranslationOf<typeof english> = {
  filter: '필터',
  filterActive: '필터, {count}개 적용 중',
  kind: '종류',
  priceInDollars: '가격(미국 달러)',
  priceFrom: '최저 가격(US$)',
  priceTo: '최고 가격(US$)',
  anyPrice: '제한 없음',
  upTo: '{high} 이하',
  from: '{low} 이상',
  between: '{low} ~ {high}',
  sortBy: '정렬',
  best: '관련도순',
  newest: '최신순',
  price_up: '낮은 가격순',
  price_down: '높은 가격순',
  recommendedFor: '추천 국가',
  anyCountry: '모든 국가',
  listsNeedScripts: '종류와 국가 목록을 보려면 자바스크립트를 켜 주세요.',
  showProducts: '상품 보기',
};
