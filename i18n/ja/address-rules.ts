import type { TranslationOf } from '../define-messages.ts';
import type { addressRules as english } from '../en/address-rules.ts';

export const addressRules: TranslationOf<typeof english> = {
  nameRequired: '荷物を受け取る方の氏名を入力してください。',
  countryRequired: '国を選択してください。',
  lineRequired: '番地や通り名など、お届け先の住所を入力してください。',
};
