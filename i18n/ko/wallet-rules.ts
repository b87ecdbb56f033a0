import type { TranslationOf } from '../define-messages.ts';
import type { walletRules as english } from '../en/wallet-rules.ts';

export const walletRules: TranslationOf<typeof english> = {
  required: '금액을 입력해 주세요.',
  notAnAmount: '금액을 달러로 입력해 주세요. 예: 25 또는 25.50',
  tooSmall: '최소 금액은 $1예요.',
  tooLarge: '한 번에 최대 $10,000까지 가능해요.',
};
