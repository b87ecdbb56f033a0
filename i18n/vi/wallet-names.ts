import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'Ví USDT',
  free: 'Miễn phí',
  share: '{percent}%, tối thiểu {amount}',
};
