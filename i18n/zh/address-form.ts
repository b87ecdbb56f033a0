import type { TranslationOf } from '../define-messages.ts';
import type { addressForm as english } from '../en/address-form.ts';

export const addressForm: TranslationOf<typeof english> = {
  name: '收货人',
  phone: '手机号',
  phoneHint: '方便快递员联系。',
  country: '国家/地区',
  chooseCountry: '选择国家/地区',
  optional: '{label}（选填）',
};
