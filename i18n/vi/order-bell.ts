import type { TranslationOf } from '../define-messages.ts';
import type { orderBell as english } from '../en/order-bell.ts';

export const orderBell: TranslationOf<typeof english> = {
  newOrders: '{count} đơn hàng mới',
  nothingNew: 'Đơn hàng: không có gì mới',
};
