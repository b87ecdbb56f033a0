import type { TranslationOf } from '../define-messages.ts';
import type { common as english } from '../en/common.ts';

export const common: TranslationOf<typeof english> = {
  skipToContent: '본문으로 바로가기',
  all: '전체',
  carousel: '슬라이드',
  close: '닫기',
  dismiss: '닫기',
  goHome: '홈으로 가기',
  hideField: '{label} 숨기기',
  loading: '불러오는 중',
  more: '더보기',
  next: '다음',
  pageFailed: '페이지에 문제가 생겼어요. 다시 시도해 주세요.',
  partFailed: '{name} 내용을 불러오지 못했어요',
  previous: '이전',
  priceBefore: '<hidden>할인 전 가격 </hidden><old>{price}</old>',
  priceNow: '<hidden>현재 가격 </hidden>{price}',
  sampleData: '예시 데이터',
  search: '검색',
  seeNew: '새로 올라온 상품 보기',
  share: '공유',
  showField: '{label} 표시',
  tryAgain: '다시 시도',
};
