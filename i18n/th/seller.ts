import type { TranslationOf } from '../define-messages.ts';
import type { seller as english } from '../en/seller.ts';

export const seller: TranslationOf<typeof english> = {
  since: 'เป็นผู้ขายตั้งแต่ {date}',
  forSale: 'สินค้าที่ขาย',
  seeOthers: 'ดูสินค้าจากร้านอื่น',
  gone: 'ไม่พบผู้ขาย',
  goneTitle: 'ไม่พบผู้ขายรายนี้',
  goneText: 'ร้านอาจปิดไปแล้วหรือลิงก์อาจไม่ถูกต้อง แต่ร้านอื่นยังเปิดอยู่',
};
