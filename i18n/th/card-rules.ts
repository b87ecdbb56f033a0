import type { TranslationOf } from '../define-messages.ts';
import type { cardRules as english } from '../en/card-rules.ts';

export const cardRules: TranslationOf<typeof english> = {
  numberRequired: 'กรุณากรอกหมายเลขบัตร',
  numberWrong: 'หมายเลขบัตรไม่ถูกต้อง โปรดตรวจสอบ',
  expiryRequired: 'กรุณากรอกวันหมดอายุ',
  expiryWrong: 'กรุณากรอกวันหมดอายุเป็นเดือน/ปี เช่น 08/30',
  expired: 'บัตรนี้หมดอายุแล้ว โปรดใช้บัตรอื่น',
  cvcRequired: 'กรุณากรอกรหัส CVV',
  cvcWrong: 'รหัส CVV ต้องมี {count} หลัก',
  codeNotSixDigits: 'กรุณากรอกรหัส 6 หลัก',
  declined: 'บัตรถูกปฏิเสธ ยังไม่มีการตัดเงิน โปรดใช้บัตรอื่น',
  code_wrong: 'รหัสไม่ถูกต้อง ยังไม่มีการตัดเงิน โปรดลองอีกครั้ง',
};
