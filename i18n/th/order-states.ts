import type { TranslationOf } from '../define-messages.ts';
import type { orderStates as english } from '../en/order-states.ts';

export const orderStates: TranslationOf<typeof english> = {
  awaiting_payment: 'รอชำระเงิน',
  claimed: 'ผู้ขายกำลังตรวจสอบการชำระเงิน',
  to_ship: 'กำลังเตรียมสินค้า',
  shipped: 'กำลังจัดส่ง',
  delivered: 'จัดส่งสำเร็จ',
  completed: 'เสร็จสมบูรณ์',
  cancelled: 'ยกเลิกแล้ว',
  return: 'คืนสินค้า',
};
