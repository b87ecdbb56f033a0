import type { TranslationOf } from '../define-messages.ts';
import type { addressRules as english } from '../en/address-rules.ts';

export const addressRules: TranslationOf<typeof english> = {
  nameRequired: 'กรุณากรอกชื่อผู้รับ',
  countryRequired: 'กรุณาเลือกประเทศ',
  lineRequired: 'กรุณากรอกบ้านเลขที่และถนน หรือรายละเอียดที่ตั้งของบ้าน',
};
