import type { TranslationOf } from '../define-messages.ts';
import type { cardRules as english } from '../en/card-rules.ts';

export const cardRules: TranslationOf<typeof english> = {
  numberRequired: '카드 번호를 입력해 주세요.',
  numberWrong: '카드 번호가 올바르지 않아요. 확인해 주세요.',
  expiryRequired: '유효기간을 입력해 주세요.',
  expiryWrong: '유효기간을 월/연도 순으로 입력해 주세요. 예: 08/30',
  expired: '유효기간이 지난 카드예요. 다른 카드를 사용해 주세요.',
  cvcRequired: '보안 코드(CVC)를 입력해 주세요.',
  cvcWrong: '보안 코드(CVC) {count}자리를 입력해 주세요.',
  codeNotSixDigits: '인증번호 6자리를 입력해 주세요.',
  declined: '카드 승인이 거절됐어요. 결제되지 않았으니 다른 카드를 사용해 주세요.',
  code_wrong: '인증번호가 올바르지 않아요. 결제되지 않았으니 다시 시도해 주세요.',
};
