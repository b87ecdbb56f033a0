import type { TranslationOf } from '../define-messages.ts';
import type { orderBell as english } from '../en/order-bell.ts';

export const orderBell: TranslationOf<typeof english> = {
  newOrders: '새 주문 {count}건',
  nothingNew: '새 주문 없음',
};
