import type { TranslationOf } from '../define-messages.ts';
import type { nameRules as english } from '../en/name-rules.ts';

export const nameRules: TranslationOf<typeof english> = {
  required: '请输入名称',
  tooLong: '名称最多{count}个字符',
};
