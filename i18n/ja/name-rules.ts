import type { TranslationOf } from '../define-messages.ts';
import type { nameRules as english } from '../en/name-rules.ts';

export const nameRules: TranslationOf<typeof english> = {
  required: '名前を入力してください',
  tooLong: '名前は{count}文字以内で入力してください',
};
