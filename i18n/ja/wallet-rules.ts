import type { TranslationOf } from '../define-messages.ts';
import type { walletRules as english } from '../en/wallet-rules.ts';

export const walletRules: TranslationOf<typeof english> = {
  required: '金額を入力してください。',
  notAnAmount: '金額をドルで入力してください（例：25、25.50）。',
  tooSmall: '最低金額は$1です。',
  tooLarge: '1回の上限は$10,000です。',
};
