import type { TranslationOf } from '../define-messages.ts';
import type { money as english } from '../en/money.ts';

export const money: TranslationOf<typeof english> = {
  thisPage: 'หน้านี้',
  sandboxNote: '<strong>โหมดทดสอบ</strong> ที่นี่ไม่มีการโอนเงินจริง และบัญชีธนาคารที่ผูกไว้เป็นบัญชีทดสอบ',
  deposit: 'เติมเงิน',
  sale: 'การขาย',
  withdrawal: 'ถอนเงิน',
  payout: 'รับเงินทันที',
  refund: 'คืนเงิน',
  completed: 'สำเร็จ',
  processing: 'กำลังดำเนินการ',
  failed: 'ไม่สำเร็จ',
  unpaid: 'ยังไม่ชำระ',
  overdue: 'เกินกำหนด',
  paid: 'ชำระแล้ว',
  cancelled: 'ยกเลิกแล้ว',
  onTime: 'ตรงเวลา',
  late: 'สาย',
  absent: 'ขาด',
  date: 'วันที่',
  type: 'ประเภท',
  amount: 'จำนวนเงิน',
  commission: 'ค่าคอมมิชชัน {amount}',
  wallet: 'กระเป๋าเงิน',
  method: 'ช่องทาง',
  status: 'สถานะ',
};
