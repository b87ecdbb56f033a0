import type { TranslationOf } from '../define-messages.ts';
import type { forgotPassword as english } from '../en/forgot-password.ts';

export const forgotPassword: TranslationOf<typeof english> = {
  sellerTitle: 'ลืมรหัสผ่านบัญชีผู้ขาย',
  sellerDescription: 'ตั้งรหัสผ่านใหม่สำหรับบัญชีผู้ขายของคุณบน Snapbazaar',
  customerTitle: 'ลืมรหัสผ่าน',
  customerDescription: 'ตั้งรหัสผ่านใหม่สำหรับบัญชีลูกค้าของคุณบน Snapbazaar',
  subtitle: 'เราจะส่งรหัสให้คุณเพื่อใช้ตั้งรหัสผ่านใหม่',
  sendCode: 'ส่งรหัส',
  howToGetCode: 'ช่องทางรับรหัส',
  sentTo: 'หาก {address} มีบัญชีอยู่ที่นี่ เราได้ส่งรหัสไปให้แล้ว รหัสใช้ได้ภายใน 15 นาที',
  code: 'รหัส',
  codeRequired: 'กรุณากรอกรหัส 6 หลัก',
  newPassword: 'รหัสผ่านใหม่',
  setPassword: 'ตั้งรหัสผ่านใหม่',
  otherAddress: 'ใช้อีเมลหรือหมายเลขอื่น',
  remembered: 'จำรหัสผ่านได้แล้วใช่ไหม <link>เข้าสู่ระบบ</link>',
  resetTitle: 'ตั้งรหัสผ่านใหม่',
  resetDescription: 'ตั้งรหัสผ่านใหม่สำหรับบัญชีของคุณบน Snapbazaar',
  resetSubtitle: 'ทุกอุปกรณ์ที่เข้าสู่ระบบบัญชีของคุณอยู่จะออกจากระบบ',
  linkMissing: 'หน้านี้เปิดได้จากลิงก์ในอีเมลของเรา โปรดขอลิงก์ใหม่',
  askAsSeller: 'ขอลิงก์สำหรับผู้ขาย',
  askAsCustomer: 'ขอลิงก์สำหรับลูกค้า',
};
