import type { TranslationOf } from '../define-messages.ts';
import type { mailLinks as english } from '../en/mail-links.ts';

export const mailLinks: TranslationOf<typeof english> = {
  verifyTitle: 'ยืนยันอีเมลหรือหมายเลขโทรศัพท์',
  verifyText: 'กดปุ่มนี้หากคุณเป็นผู้เปิดบัญชี Snapbazaar หรือเปลี่ยนอีเมลหรือหมายเลขโทรศัพท์ของบัญชี หากไม่ใช่คุณ โปรดปิดหน้านี้',
  verifyButton: 'ยืนยัน',
  verified: 'ยืนยันเรียบร้อยแล้ว',
  undoTitle: 'กลับไปใช้อีเมลหรือหมายเลขเดิม',
  undoText: 'มีการเปลี่ยนอีเมลหรือหมายเลขโทรศัพท์ของบัญชีคุณ หากไม่ใช่คุณ ให้กลับไปใช้ของเดิม ทุกอุปกรณ์จะออกจากระบบ แล้วคุณจะได้ตั้งรหัสผ่านใหม่',
  undoButton: 'ไม่ใช่ฉัน',
  stopTitle: 'หยุดรับอีเมล',
  stopText: 'คุณจะไม่ได้รับข่าวสารจาก Snapbazaar ทางอีเมลอีก แต่ยังได้รับอีเมลเกี่ยวกับคำสั่งซื้อและความปลอดภัยของบัญชี',
  stopButton: 'หยุดรับอีเมลเหล่านี้',
  stopped: 'หยุดส่งอีเมลเหล่านี้แล้ว',
  resume: 'รับอีเมลอีกครั้ง',
  linkMissing: 'หน้านี้เปิดจากลิงก์ในอีเมลของเรา แต่ลิงก์ไม่สมบูรณ์ โปรดเปิดลิงก์ในอีเมลอีกครั้ง',
  toHome: 'ไปที่ Snapbazaar',
  description: 'หน้าที่เปิดจากอีเมลของ Snapbazaar',
};
