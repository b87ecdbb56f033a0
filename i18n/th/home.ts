import type { TranslationOf } from '../define-messages.ts';
import type { home as english } from '../en/home.ts';

export const home: TranslationOf<typeof english> = {
  title: 'Snapbazaar: สั่งได้ทุกอย่างแบบมือโปร',
  heading: 'สั่งได้ทุกอย่างแบบมือโปร',
  tagline: 'สินค้า 15 หมวดหมู่หลักจากผู้ขายทั่วทุกมุมโลก พร้อมรายละเอียดในภาษาของคุณ',
  newest: 'มาใหม่จากผู้ขาย',
  seeAll: 'ดูทั้งหมด',
  failedTitle: 'โหลดสินค้าใหม่ไม่สำเร็จ',
  failedText: 'ส่วนอื่นของ Snapbazaar ยังใช้งานได้ โปรดรอสักครู่แล้วลองอีกครั้ง',
};
