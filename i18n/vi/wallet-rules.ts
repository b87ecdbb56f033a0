import type { TranslationOf } from '../define-messages.ts';
import type { walletRules as english } from '../en/wallet-rules.ts';

export const walletRules: TranslationOf<typeof english> = {
  required: 'Vui lòng nhập số tiền.',
  notAnAmount: 'Vui lòng nhập số tiền bằng đô la Mỹ, ví dụ 25 hoặc 25.50.',
  tooSmall: 'Số tiền tối thiểu là $1.',
  tooLarge: 'Số tiền tối đa mỗi lần là $10,000.',
};
