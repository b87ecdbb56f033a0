import type { TranslationOf } from '../define-messages.ts';
import type { favorites as english } from '../en/favorites.ts';

export const favorites: TranslationOf<typeof english> = {
  save: 'บันทึกใน #รายการโปรดของฉัน',
  saved: 'บันทึกใน #รายการโปรดของฉัน แล้ว',
  customersOnly: 'รายการโปรดใช้ได้กับบัญชีลูกค้าเท่านั้น ตอนนี้คุณเข้าสู่ระบบเป็นผู้ขาย',
  description: 'สินค้าที่คุณบันทึกไว้บน Snapbazaar',
  yourFavorites: 'รายการโปรดของคุณ',
  emptyTitle: 'ยังไม่มีรายการโปรด',
  emptyText: 'กด “บันทึกใน #รายการโปรดของฉัน” ที่สินค้าที่คุณชอบ แล้วกลับมาดูได้ที่นี่',
  lookAround: 'เลือกดูสินค้า',
};
