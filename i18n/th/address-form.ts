import type { TranslationOf } from '../define-messages.ts';
import type { addressForm as english } from '../en/address-form.ts';

export const addressForm: TranslationOf<typeof english> = {
  name: 'ชื่อ-นามสกุล',
  phone: 'หมายเลขโทรศัพท์',
  phoneHint: 'สำหรับให้พนักงานส่งของติดต่อ',
  country: 'ประเทศ',
  chooseCountry: 'เลือกประเทศ',
  optional: '{label} (ไม่บังคับ)',
};
