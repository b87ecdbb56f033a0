import type { TranslationOf } from '../define-messages.ts';
import type { photoSearch as english } from '../en/photo-search.ts';

export const photoSearch: TranslationOf<typeof english> = {
  description: 'ค้นหาสินค้าที่หน้าตาคล้ายรูปของคุณ',
  resultsHeading: 'คล้ายกับรูปของคุณ',
  looksLike: 'ดูเหมือนจะเป็น <shelf>{shelf}</shelf> จึงแสดงสินค้ากลุ่มนี้ก่อน',
  anotherPhoto: 'เลือกรูปอื่น',
  nothingAlike: 'ยังไม่มีสินค้าที่คล้ายกับรูปของคุณ',
  seeShelf: 'ดู {shelf}',
  sending: 'กำลังส่งรูป',
  looking: 'กำลังวิเคราะห์รูป',
  photoLabel: 'รูปที่ใช้ค้นหา',
  dropTitle: 'เลือกรูปสินค้าที่ต้องการหา',
  notKept: 'ระบบใช้รูปของคุณเพื่อค้นหาเพียงครั้งเดียวและไม่เก็บไว้',
};
