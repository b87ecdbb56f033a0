import type { TranslationOf } from '../define-messages.ts';
import type { orderStates as english } from '../en/order-states.ts';

export const orderStates: TranslationOf<typeof english> = {
  awaiting_payment: '결제 대기',
  claimed: '판매자 입금 확인 중',
  to_ship: '상품 준비 중',
  shipped: '배송 중',
  delivered: '배송 완료',
  completed: '거래 완료',
  cancelled: '취소됨',
  return: '반품',
};
