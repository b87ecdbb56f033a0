import type { TranslationOf } from '../define-messages.ts';
import type { addressForm as english } from '../en/address-form.ts';

export const addressForm: TranslationOf<typeof english> = {
  name: '받는 사람',
  phone: '연락처',
  phoneHint: '택배 기사가 연락할 때 사용해요.',
  country: '국가',
  chooseCountry: '국가 선택',
  optional: '{label} (선택)',
};
