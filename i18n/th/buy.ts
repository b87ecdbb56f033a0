import type { TranslationOf } from '../define-messages.ts';
import type { buy as english } from '../en/buy.ts';

export const buy: TranslationOf<typeof english> = {
  buyNow: 'ซื้อเลย',
  addToCart: 'เพิ่มลงรถเข็น',
  added: 'เพิ่มลงรถเข็นแล้ว',
  openCart: 'ดูรถเข็น',
  cartFull: 'รถเข็นเต็มแล้ว ใส่ได้สูงสุด {count} รายการ โปรดนำสินค้าออกก่อน',
};
