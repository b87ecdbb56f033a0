import type { TranslationOf } from '../define-messages.ts';
import type { messageRules as english } from '../en/message-rules.ts';

export const messageRules: TranslationOf<typeof english> = {
  required: '문의 내용을 입력해 주세요.',
  tooLong: '문의 내용은 {count}자 이하로 입력해 주세요.',
};
