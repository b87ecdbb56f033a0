import type { TranslationOf } from '../define-messages.ts';
import type { orders as english } from '../en/orders.ts';

export const orders: TranslationOf<typeof english> = {
  title: '주문 내역',
  description: 'Snapbazaar에서 주문한 내역이에요.',
  yourOrders: '내 주문',
  emptyTitle: '아직 주문 내역이 없어요',
  emptyText: '구매한 상품과 배송 상황이 여기에 표시돼요.',
  lookAround: '상품 둘러보기',
  placed: '{date} 주문',
  payBy: '{time}까지 결제해 주세요',
};
