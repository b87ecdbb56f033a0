import type { TranslationOf } from '../define-messages.ts';
import type { accountRules as english } from '../en/account-rules.ts';

export const accountRules: TranslationOf<typeof english> = {
  emailRequired: 'กรุณากรอกอีเมล',
  emailInvalid: 'อีเมลไม่ถูกต้อง',
  phoneRequired: 'กรุณากรอกหมายเลขโทรศัพท์',
  phoneInvalid: 'หมายเลขโทรศัพท์ไม่ถูกต้อง',
  passwordRequired: 'กรุณากรอกรหัสผ่าน',
  passwordTooLong: 'รหัสผ่านต้องมีไม่เกิน {count} ตัวอักษร',
  passwordTooShort: 'รหัสผ่านต้องมีอย่างน้อย {count} ตัวอักษร',
  confirmPasswordRequired: 'กรุณายืนยันรหัสผ่าน',
  passwordsDiffer: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน',
  contactRequired: 'กรุณากรอกอีเมลหรือหมายเลขโทรศัพท์',
};
