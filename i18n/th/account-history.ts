import type { TranslationOf } from '../define-messages.ts';
import type { accountHistory as english } from '../en/account-history.ts';

export const accountHistory: TranslationOf<typeof english> = {
  title: 'ประวัติบัญชีของคุณ',
  yourHistory: 'ประวัติของคุณ',
  none: 'ยังไม่มีรายการ',
  'signed-in': 'เข้าสู่ระบบ',
  'second-step-failed': 'กรอกรหัสยืนยันขั้นที่ 2 ไม่ถูกต้อง',
  'password-changed': 'เปลี่ยนรหัสผ่าน',
  'contact-changed': 'เปลี่ยนอีเมลหรือหมายเลขโทรศัพท์',
  'contact-verified': 'ยืนยันอีเมลหรือหมายเลขโทรศัพท์',
  'identity-linked': 'เชื่อมต่อบัญชี: {detail}',
  'identity-unlinked': 'ยกเลิกการเชื่อมต่อบัญชี: {detail}',
  'passkey-added': 'เพิ่มพาสคีย์: {detail}',
  'passkey-removed': 'ลบพาสคีย์: {detail}',
  'second-step-on': 'เปิดการยืนยันแบบ 2 ขั้นตอน',
  'second-step-off': 'ปิดการยืนยันแบบ 2 ขั้นตอน',
  'recovery-codes-renewed': 'สร้างรหัสกู้คืนชุดใหม่',
  'session-ended': 'ออกจากระบบบนอุปกรณ์อื่น',
  'data-downloaded': 'ดาวน์โหลดข้อมูล',
  'money-sent': 'ถอนเงินหรือรับเงินทันที',
};
