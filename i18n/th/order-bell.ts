import type { TranslationOf } from '../define-messages.ts';
import type { orderBell as english } from '../en/order-bell.ts';

export const orderBell: TranslationOf<typeof english> = {
  newOrders: 'คำสั่งซื้อใหม่ {count} รายการ',
  nothingNew: 'คำสั่งซื้อ: ไม่มีรายการใหม่',
};
