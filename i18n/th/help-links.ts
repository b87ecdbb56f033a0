import type { TranslationOf } from '../define-messages.ts';
import type { helpLinks as english } from '../en/help-links.ts';

export const helpLinks: TranslationOf<typeof english> = {
  about: 'Snapbazaar คืออะไร',
  addProduct: 'เพิ่มสินค้า',
  upgrade: 'อัปเกรด',
  privacyPolicy: 'นโยบายความเป็นส่วนตัว',
  openChat: 'เปิดแชท AI',
  orders: 'คำสั่งซื้อ',
  myStorefront: 'หน้าร้านของฉัน',
  chooseCurrency: 'เลือกสกุลเงินที่แสดง',
  continueDraft: 'ทำฉบับร่างต่อ',
  wallet: 'กระเป๋าเงินและธนาคาร',
  yourTokens: 'โทเค็นของคุณ',
  personalization: 'การปรับให้เหมาะกับคุณ',
  socialProfile: 'โปรไฟล์โซเชียลของคุณ',
  yourProfile: 'โปรไฟล์ของคุณ',
  changePassword: 'เปลี่ยนรหัสผ่าน',
  contact: 'ติดต่อเรา',
  sessions: 'อุปกรณ์ที่คุณเข้าสู่ระบบ',
  managePrivacy: 'จัดการความเป็นส่วนตัว',
  downloadData: 'ดาวน์โหลดข้อมูลของฉัน',
  closeAccount: 'ปิดบัญชีของฉัน',
  settings: 'การตั้งค่า',
  askAnything: 'ถามได้ทุกเรื่อง',
  writeToUs: 'ส่งข้อความถึงเรา',
};
