import type { TranslationOf } from '../define-messages.ts';
import type { mailPassword as english } from '../en/mail-password.ts';

export const mailPassword: TranslationOf<typeof english> = {
  resetSubject: 'ตั้งรหัสผ่านใหม่สำหรับ Snapbazaar',
  resetHeading: 'ตั้งรหัสผ่านใหม่',
  resetSeller: 'กรอกรหัสนี้บน Snapbazaar หรือกดปุ่มด้านล่าง เพื่อตั้งรหัสผ่านใหม่สำหรับบัญชีผู้ขายของคุณ ใช้ได้ภายใน 15 นาที',
  resetCustomer: 'กรอกรหัสนี้บน Snapbazaar หรือกดปุ่มด้านล่าง เพื่อตั้งรหัสผ่านใหม่สำหรับบัญชีลูกค้าของคุณ ใช้ได้ภายใน 15 นาที',
  resetNotYou: 'หากคุณไม่ได้ขอรหัสนี้ ไม่ต้องทำอะไร รหัสผ่านของคุณยังเหมือนเดิม อย่าบอกรหัสแก่ผู้ใด',
  resetButton: 'ตั้งรหัสผ่านใหม่',
  resetShort: '{code} คือรหัส Snapbazaar สำหรับตั้งรหัสผ่านใหม่ ใช้ได้ภายใน 15 นาที อย่าบอกรหัสแก่ผู้ใด',
  changedSubject: 'เปลี่ยนรหัสผ่าน Snapbazaar ของคุณแล้ว',
  changedHeading: 'เปลี่ยนรหัสผ่านของคุณแล้ว',
  changedSessions: 'อุปกรณ์อื่นออกจากระบบบัญชีของคุณแล้ว โปรดเข้าสู่ระบบบนอุปกรณ์เหล่านั้นด้วยรหัสผ่านใหม่',
  changedNotYou: 'หากไม่ใช่คุณ โปรดตั้งรหัสผ่านอื่นทันที',
  changedButton: 'ตั้งรหัสผ่านอื่น',
  changedShort: 'เปลี่ยนรหัสผ่าน Snapbazaar ของคุณแล้ว หากไม่ใช่คุณ โปรดตั้งรหัสผ่านอื่นที่หน้าเข้าสู่ระบบ',
};
