import type { TranslationOf } from '../define-messages.ts';
import type { nameRules as english } from '../en/name-rules.ts';

export const nameRules: TranslationOf<typeof english> = {
  required: 'กรุณากรอกชื่อ',
  tooLong: 'ชื่อต้องมีไม่เกิน {count} ตัวอักษร',
};
