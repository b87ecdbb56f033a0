import type { TranslationOf } from '../define-messages.ts';
import type { home as english } from '../en/home.ts';

export const home: TranslationOf<typeof english> = {
  title: 'Snapbazaar: 무엇이든 똑똑하게 주문해 보세요',
  heading: '무엇이든 똑똑하게 주문해 보세요',
  tagline: '15개 카테고리, 전 세계 판매자의 상품을 내 언어로 만나 보세요.',
  newest: '새로 올라온 상품',
  seeAll: '모두 보기',
  failedTitle: '새로 올라온 상품을 불러오지 못했어요',
  failedText: '마켓의 다른 곳은 이용할 수 있어요. 잠시 후 다시 시도해 주세요.',
};
