import type { TranslationOf } from '../define-messages.ts';
import type { messageRules as english } from '../en/message-rules.ts';

export const messageRules: TranslationOf<typeof english> = {
  required: 'กรุณาเขียนข้อความของคุณ',
  tooLong: 'ข้อความต้องไม่เกิน {count} ตัวอักษร',
};
