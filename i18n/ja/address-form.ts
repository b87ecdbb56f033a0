import type { TranslationOf } from '../define-messages.ts';
import type { addressForm as english } from '../en/address-form.ts';

export const addressForm: TranslationOf<typeof english> = {
  name: '氏名',
  phone: '電話番号',
  phoneHint: '配送業者からの連絡に使用します。',
  country: '国',
  chooseCountry: '国を選択してください',
  optional: '{label}（任意）',
};
