import type { TranslationOf } from '../define-messages.ts';
import type { transfers as english } from '../en/transfers.ts';

export const transfers: TranslationOf<typeof english> = {
  depositTitle: 'เติมเงิน',
  withdrawalTitle: 'ถอนเงิน',
  payoutTitle: 'รับเงินทันที',
  from: 'จาก',
  to: 'ไปยัง',
  usdtWallet: 'กระเป๋าเงิน USDT',
  sandbox: 'โหมดทดสอบ: ไม่มีการโอนเงินจริง',
  amountField: 'จำนวนเงิน (ดอลลาร์สหรัฐ)',
  depositLimits: 'ตั้งแต่ $1 ถึง $10,000',
  available: 'ยอดเงินที่ใช้ได้ {amount}',
  linkHint: 'ผูกบัญชีธนาคารเพื่อเลือกใช้ที่นี่',
  continue: 'ดำเนินการต่อ',
  amount: 'จำนวนเงิน',
  fee: 'ค่าธรรมเนียม ({rule})',
  addedToBalance: 'ยอดที่เติมเข้ากระเป๋าเงิน',
  youReceive: 'ยอดที่คุณจะได้รับ',
  confirmDeposit: 'ยืนยันการเติมเงิน',
  confirmWithdrawal: 'ยืนยันการถอนเงิน',
  confirmPayout: 'ยืนยันการรับเงิน',
  back: 'ย้อนกลับ',
  currentPassword: 'รหัสผ่านปัจจุบัน',
  currentPasswordRequired: 'กรุณากรอกรหัสผ่านปัจจุบัน',
  unreachable: 'เชื่อมต่อเซิร์ฟเวอร์ไม่ได้ ไม่มีข้อมูลสูญหาย โปรดลองอีกครั้ง',
};
