import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'USDTウォレット',
  free: '手数料無料',
  share: '{percent}%、最低{amount}',
};
