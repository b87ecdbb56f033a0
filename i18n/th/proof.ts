import type { TranslationOf } from '../define-messages.ts';
import type { proof as english } from '../en/proof.ts';

export const proof: TranslationOf<typeof english> = {
  title: 'ยืนยันว่าเป็นคุณ',
  text: 'รายการนี้เกี่ยวกับเงิน ข้อมูล หรือการเข้าสู่ระบบของคุณ โปรดยืนยันตัวตน การยืนยันใช้ได้ 10 นาที',
  password: 'รหัสผ่านปัจจุบัน',
  passwordRequired: 'กรุณากรอกรหัสผ่านปัจจุบัน',
  withPassword: 'ยืนยัน',
  withPasskey: 'ยืนยันด้วยพาสคีย์',
  passkeyFailed: 'ยืนยันด้วยพาสคีย์ไม่สำเร็จ โปรดเลือกวิธีอื่นหรือลองอีกครั้ง',
  appCode: 'รหัสจากแอปยืนยันตัวตน',
  mailedCode: 'รหัสจากอีเมล',
  codeRequired: 'กรุณากรอกรหัส',
  sendMail: 'ส่งรหัสทางอีเมล',
  signInAgain: 'เข้าสู่ระบบอีกครั้งด้วย {provider}',
  yourWays: 'วิธีเข้าสู่ระบบของคุณ',
};
