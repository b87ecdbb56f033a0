import type { TranslationOf } from '../define-messages.ts';
import type { nameRules as english } from '../en/name-rules.ts';

export const nameRules: TranslationOf<typeof english> = {
  required: '이름을 입력해 주세요.',
  tooLong: '이름은 {count}자 이하로 입력해 주세요.',
};
