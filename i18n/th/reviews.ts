import type { TranslationOf } from '../define-messages.ts';
import type { reviews as english } from '../en/reviews.ts';

export const reviews: TranslationOf<typeof english> = {
  title: 'รีวิว',
  stars: '{count} จาก 5 ดาว',
  average: '{average} จาก 5 ดาว, {count} รีวิว',
  none: 'ยังไม่มีรีวิว ผู้ที่ซื้อสินค้านี้เขียนรีวิวแรกได้',
  photo: 'รูปจาก {name}',
  aCustomer: 'ลูกค้า',
  answer: 'การตอบกลับจากผู้ขาย',
  report: 'รายงาน',
  reportTitle: 'รายงานรีวิวนี้',
  reportHint: 'รีวิวนี้ไม่เหมาะสมอย่างไร ผู้ดูแลเว็บไซต์จะอ่านข้อความนี้',
  reason: 'เหตุผล',
  send: 'ส่งรายงาน',
  reported: 'ขอบคุณที่แจ้งให้ทราบ ผู้ดูแลเว็บไซต์จะตรวจสอบรีวิวนี้',
  signIn: 'โปรดเข้าสู่ระบบเพื่อรายงานรีวิว',
};
