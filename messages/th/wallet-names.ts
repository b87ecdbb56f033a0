import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'กระเป๋าเงิน USDT',
  feeRule: '{percent}% ขั้นต่ำ {amount}',
};
