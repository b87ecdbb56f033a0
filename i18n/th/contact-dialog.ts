import type { TranslationOf } from '../define-messages.ts';
import type { contactDialog as english } from '../en/contact-dialog.ts';

export const contactDialog: TranslationOf<typeof english> = {
  titleEmail: 'ยืนยันอีเมลของคุณ',
  titlePhone: 'ยืนยันหมายเลขโทรศัพท์ของคุณ',
  sentTo: 'กรอกรหัส 6 หลักที่เราส่งไปที่ {address}',
  code: 'รหัส',
  codeRequired: 'กรุณากรอกรหัส 6 หลัก',
  confirm: 'ยืนยัน',
  sendAgain: 'ส่งรหัสใหม่',
  sendAgainIn: 'ขอรหัสใหม่ได้ในอีก {count} วินาที',
  usePhone: 'ใช้หมายเลขโทรศัพท์แทน',
  useEmail: 'ใช้อีเมลแทน',
  tryAgain: 'ลองอีกครั้ง',
  unreachable: 'เชื่อมต่อ Snapbazaar ไม่ได้ โปรดลองอีกครั้ง',
};
