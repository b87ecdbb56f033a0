import type { TranslationOf } from '../define-messages.ts';
import type { productOffer as english } from '../en/product-offer.ts';

export const productOffer: TranslationOf<typeof english> = {
  label: '배송과 반품',
  left: '{count}개 남음',
  soldOut: '품절',
  delivered: '{country} 도착 예정 {days} · 배송비 {fee}',
  deliveredFree: '{country} 도착 예정 {days} · 무료배송',
  returns: '{count}일 이내 반품 가능 · 상품을 받을 때까지 결제 금액을 보관해요',
  returnsOnly: '{count}일 이내 반품 가능',
  customs: '해외에서 오는 상품이라 관세가 부과될 수 있어요. 관세는 가격에 포함되지 않아요.',
  notShipped: '판매자가 {country}에는 배송하지 않아요.',
  notForSaleYet: '판매자가 아직 결제와 배송 방법을 정하지 않아 지금은 구매할 수 없어요.',
  failed: '지금은 재고와 배송비를 불러올 수 없어요. 장바구니에서 확인해 주세요.',
};
