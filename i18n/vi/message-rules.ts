import type { TranslationOf } from '../define-messages.ts';
import type { messageRules as english } from '../en/message-rules.ts';

export const messageRules: TranslationOf<typeof english> = {
  required: 'Vui lòng nhập tin nhắn.',
  tooLong: 'Tin nhắn không được quá {count} ký tự.',
};
