import type { TranslationOf } from '../define-messages.ts';
import type { buy as english } from '../en/buy.ts';

export const buy: TranslationOf<typeof english> = {
  buyNow: '바로 구매',
  addToCart: '장바구니 담기',
  added: '장바구니에 담았어요',
  openCart: '장바구니',
  cartFull: '장바구니에는 상품을 {count}개까지 담을 수 있어요. 먼저 다른 상품을 삭제해 주세요.',
};
