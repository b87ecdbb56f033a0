import type { TranslationOf } from '../define-messages.ts';
import type { messageRules as english } from '../en/message-rules.ts';

export const messageRules: TranslationOf<typeof english> = {
  required: 'メッセージを入力してください。',
  tooLong: 'メッセージは{count}文字以内で入力してください。',
};
