import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'Billetera USDT',
  free: 'Sin comisión',
  share: '{percent} %, mínimo {amount}',
};
