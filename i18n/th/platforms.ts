import type { TranslationOf } from '../define-messages.ts';
import type { platforms as english } from '../en/platforms.ts';

export const platforms: TranslationOf<typeof english> = {
  unsuited: 'ไม่เหมาะกับสินค้าประเภทนี้',
  nowhere: 'ไม่มีในประเทศที่คุณเลือก',
  one: 'ขายใน {first}',
  two: 'ขายใน {first} และ {second}',
  more: 'ขายใน {first}, {second} และอีก {count} ประเทศที่คุณเลือก',
  handmade: '{where} สำหรับสินค้าทำมือ วินเทจ หรืองานฝีมือ',
};
