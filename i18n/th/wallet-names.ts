import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'กระเป๋าเงิน USDT',
  free: 'ไม่มีค่าธรรมเนียม',
  share: '{percent}% ขั้นต่ำ {amount}',
};
