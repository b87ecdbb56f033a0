import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'กระเป๋าเงิน USDT',
  free: 'ไม่มีค่าธรรมเนียม',
  share: '{percent}% ขั้นต่ำ {amount}',
  test_bank_refused: 'ธนาคารทดสอบปฏิเสธการโอน เงินกลับไปอยู่ที่เดิมแล้ว',
  deposit_timed_out: 'ผู้ให้บริการชำระเงินไม่ตอบกลับเป็นเวลาหลายวัน รายการนี้จึงถูกยกเลิก และไม่มีเงินเข้ากระเป๋าเงินของคุณ',
  withdrawal_timed_out: 'ผู้ให้บริการชำระเงินไม่ตอบกลับเป็นเวลาหลายวัน รายการนี้จึงถูกยกเลิก เงินทั้งหมดกลับเข้ากระเป๋าเงินของคุณแล้ว',
  transfer_failed: 'โอนเงินไม่สำเร็จ เงินกลับไปอยู่ที่เดิมแล้ว',
  always_works: 'โอนสำเร็จทุกครั้ง',
  always_refuses: 'โอนไม่สำเร็จทุกครั้ง และเงินจะกลับคืนมา',
};
