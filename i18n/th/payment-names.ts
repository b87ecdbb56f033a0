import type { TranslationOf } from '../define-messages.ts';
import type { paymentNames as english } from '../en/payment-names.ts';

export const paymentNames: TranslationOf<typeof english> = {
  card: 'บัตรเครดิต/เดบิต',
  cardHint: 'Snapbazaar พักเงินไว้อย่างปลอดภัยจนกว่าคุณจะได้รับสินค้า',
  promptpay: 'พร้อมเพย์',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  qrHint: 'สแกนด้วยแอปธนาคาร ผู้ขายละ 1 QR แล้วผู้ขายจะยืนยันการรับเงิน',
  cash_on_delivery: 'เก็บเงินปลายทาง',
  cashHint: 'จ่ายให้พนักงานส่งของเมื่อรับสินค้า',
  sandbox: 'โหมดทดสอบ',
  noFee: 'ไม่มีค่าธรรมเนียม',
  onlyFrom: 'ร้านที่รับ: {sellers}',
};
