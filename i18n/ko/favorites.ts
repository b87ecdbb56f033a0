import type { TranslationOf } from '../define-messages.ts';
import type { favorites as english } from '../en/favorites.ts';

export const favorites: TranslationOf<typeof english> = {
  save: '찜하기',
  saved: '찜했어요',
  customersOnly: '찜하기는 구매자 계정에서만 쓸 수 있어요. 지금은 판매자로 로그인되어 있어요.',
  description: 'Snapbazaar에서 찜한 상품이에요.',
  yourFavorites: '찜한 상품',
  emptyTitle: '아직 찜한 상품이 없어요',
  emptyText: '마음에 드는 상품에서 ‘찜하기’를 누르면 여기에 모여요.',
  lookAround: '상품 둘러보기',
};
