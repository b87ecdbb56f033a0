import type { TranslationOf } from '../define-messages.ts';
import type { addressForm as english } from '../en/address-form.ts';

export const addressForm: TranslationOf<typeof english> = {
  name: 'Họ và tên',
  phone: 'Số điện thoại',
  phoneHint: 'Để đơn vị vận chuyển liên hệ khi giao hàng.',
  country: 'Quốc gia',
  chooseCountry: 'Chọn quốc gia',
  optional: '{label} (không bắt buộc)',
};
