import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'USDT钱包',
  free: '无手续费',
  share: '{percent}%，最低{amount}',
};
