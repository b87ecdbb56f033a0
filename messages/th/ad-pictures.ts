import type { TranslationOf } from '../define-messages.ts';
import type { adPictures as english } from '../en/ad-pictures.ts';

export const adPictures: TranslationOf<typeof english> = {
  picture: 'ภาพโฆษณา',
  size: 'ขนาด',
  failedTitle: 'สร้างภาพไม่สำเร็จ',
  making: 'กำลังสร้างภาพ',
  makingText: 'การสร้างภาพใช้เวลาไม่กี่วินาที',
  ready: 'พร้อมโพสต์ ขนาด {size} พิกเซล',
  understood: 'เข้าใจแล้ว: {words}',
  notUnderstood: 'ไม่เข้าใจคำว่า “{words}” คุณระบุสี โอกาสหรือเทศกาล อารมณ์ของภาพ แบบภาพ ขนาด และสินค้าในหน้านี้ได้',
  download: 'ดาวน์โหลด',
  linkCopied: 'คัดลอกลิงก์ของภาพแล้ว',
  cannotShare: 'เบราว์เซอร์นี้แชร์ไม่ได้ โปรดดาวน์โหลดภาพแทน',
  typeMissing: 'ที่นี่ยังทำ “{type}” ไม่ได้ จึงทำเป็น{made}แทน',
  ownWordsOnly: 'ข้อความของคุณเองจะพิมพ์ลงบนภาพสินค้าของคุณเท่านั้น',
};
