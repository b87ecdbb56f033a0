import type { TranslationOf } from '../define-messages.ts';
import type { messageRules as english } from '../en/message-rules.ts';

export const messageRules: TranslationOf<typeof english> = {
  required: '메시지를 입력해 주세요.',
  tooLong: '메시지는 {count}자 이하로 입력해 주세요.',
};
