import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'Billetera USDT',
  free: 'sin cargo',
  share: '{percent}%, mínimo {amount}',
};
