import type { TranslationOf } from '../define-messages.ts';
import type { messageRules as english } from '../en/message-rules.ts';

export const messageRules: TranslationOf<typeof english> = {
  required: '请填写留言内容。',
  tooLong: '留言请控制在{count}个字符以内。',
};
