import type { TranslationOf } from '../define-messages.ts';
import type { messageRules as english } from '../en/message-rules.ts';

export const messageRules: TranslationOf<typeof english> = {
  required: 'Please write your message.',
  tooLong: 'Please keep the message to {count} characters.',
};
