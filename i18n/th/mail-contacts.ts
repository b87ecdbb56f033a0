import type { TranslationOf } from '../define-messages.ts';
import type { mailContacts as english } from '../en/mail-contacts.ts';

export const mailContacts: TranslationOf<typeof english> = {
  confirmSubject: 'ยืนยันอีเมลของคุณสำหรับ Snapbazaar',
  confirmHeading: 'ยืนยันอีเมลของคุณ',
  confirmCode: 'กรอกรหัสนี้บน Snapbazaar หรือกดปุ่มด้านล่าง ใช้ได้ภายใน 15 นาที',
  confirmNotYou: 'หากคุณไม่ได้ขอรหัสนี้ โปรดอย่ากดปุ่มและอย่าบอกรหัสแก่ผู้ใด',
  confirmButton: 'ยืนยันอีเมลนี้',
  confirmShort: '{code} คือรหัส Snapbazaar ของคุณ ใช้ได้ภายใน 15 นาที อย่าบอกรหัสแก่ผู้ใด',
  changedSubject: 'มีการเปลี่ยนอีเมลหรือหมายเลขที่ใช้เข้าสู่ระบบ Snapbazaar ของคุณ',
  changedHeading: 'มีการเปลี่ยนอีเมลหรือหมายเลขที่ใช้เข้าสู่ระบบ',
  changedTo: 'ตอนนี้บัญชี Snapbazaar ของคุณใช้ {contact} ในการเข้าสู่ระบบ',
  changedNotYou: 'หากไม่ใช่คุณ โปรดกดปุ่มภายใน 3 วัน เพื่อกลับไปใช้อีเมลหรือหมายเลขเดิม ทุกอุปกรณ์จะออกจากระบบ แล้วคุณจะได้ตั้งรหัสผ่านใหม่',
  changedButton: 'ไม่ใช่ฉัน',
  changedShort: 'ตอนนี้บัญชี Snapbazaar ของคุณใช้ {contact} ในการเข้าสู่ระบบ หากไม่ใช่คุณ: {link}',
};
