import type { TranslationOf } from '../define-messages.ts';
import type { sellerOrderStates as english } from '../en/seller-order-states.ts';

export const sellerOrderStates: TranslationOf<typeof english> = {
  awaiting_payment: 'รอชำระเงิน',
  to_ship: 'ที่ต้องจัดส่ง',
  shipped: 'กำลังจัดส่ง',
  delivered: 'จัดส่งสำเร็จ',
  completed: 'เสร็จสมบูรณ์',
  cancelled: 'ยกเลิกแล้ว',
  openReturn: 'คืนสินค้า',
  card: 'บัตร',
  promptpay: 'พร้อมเพย์',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  cash_on_delivery: 'เก็บเงินปลายทาง',
  notPaid: '{method} · ยังไม่ชำระ',
  neverPaid: '{method} · ไม่ได้ชำระ',
  toConfirm: '{method} · รอคุณยืนยัน',
  payBack: '{method} · คืนเงินหากได้รับแล้ว',
  held: 'ชำระแล้ว · พักเงินไว้',
  released: 'โอนเข้ากระเป๋าเงินแล้ว',
  paidToYou: '{method} · ชำระให้คุณแล้ว',
  refunded: '{method} · คืนเงินแล้ว',
  disputed: '{method} · มีการโต้แย้ง',
};
