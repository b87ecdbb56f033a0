import type { TranslationOf } from '../define-messages.ts';
import type { nameRules as english } from '../en/name-rules.ts';

export const nameRules: TranslationOf<typeof english> = {
  required: 'Vui lòng nhập tên',
  tooLong: 'Tên không được quá {count} ký tự',
};
