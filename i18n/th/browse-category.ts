import type { TranslationOf } from '../define-messages.ts';
import type { browseCategory as english } from '../en/browse-category.ts';

export const browseCategory: TranslationOf<typeof english> = {
  shop: 'ตลาด',
  products: 'สินค้า',
  description: 'สินค้าจากผู้ขายทั่วทุกมุมโลก',
  categoryDescription: '{name}: สินค้าจากผู้ขายทั่วทุกมุมโลก พร้อมรายละเอียดใน 7 ภาษา',
  unknownCategory: 'ไม่พบหมวดหมู่นี้',
  subCategories: 'หมวดหมู่ย่อย',
  productsOfCategory: 'สินค้าในหมวดหมู่นี้',
  searchInCategory: 'ค้นหาในหมวดหมู่นี้',
  searchPlaceholder: 'ค้นหาสินค้าหรืออะไรก็ได้',
  tellAi: 'บอก AI ว่าคุณต้องการอะไร',
  type: 'แบบ',
  size: 'ขนาด',
  send: 'ส่ง',
  stickers: 'สติกเกอร์พร้อมโลโก้',
  shirt: 'เสื้อยืด',
};
