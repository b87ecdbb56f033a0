import type { TranslationOf } from '../define-messages.ts';
import type { walletRules as english } from '../en/wallet-rules.ts';

export const walletRules: TranslationOf<typeof english> = {
  required: '请输入金额。',
  notAnAmount: '请输入美元金额，例如25或25.50。',
  tooSmall: '最低金额为$1。',
  tooLarge: '单次最高金额为$10,000。',
};
