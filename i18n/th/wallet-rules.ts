import type { TranslationOf } from '../define-messages.ts';
import type { walletRules as english } from '../en/wallet-rules.ts';

export const walletRules: TranslationOf<typeof english> = {
  required: 'กรุณากรอกจำนวนเงิน',
  notAnAmount: 'กรุณากรอกจำนวนเงินเป็นดอลลาร์ เช่น 25 หรือ 25.50',
  tooSmall: 'จำนวนเงินขั้นต่ำคือ $1',
  tooLarge: 'จำนวนเงินสูงสุดต่อครั้งคือ $10,000',
};
