import type { TranslationOf } from '../define-messages.ts';
import type { walletNames as english } from '../en/wallet-names.ts';

export const walletNames: TranslationOf<typeof english> = {
  usdtWallet: 'USDT 지갑',
  free: '수수료 없음',
  share: '{percent}%, 최소 {amount}',
};
