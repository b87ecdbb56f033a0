import type { TranslationOf } from '../define-messages.ts';
import type { food as english } from '../en/food.ts';

export const food: TranslationOf<typeof english> = {
  heading: 'วันนี้อยากกินอะไรดี',
  description: 'เครื่องดื่ม ของหวาน อาหารจานหลัก ของว่าง สลัด และซุป เลือกเมนูที่อยากกินวันนี้',
  mainMenu: 'แถบนำทางหลัก',
  searchMenu: 'ค้นหาเมนู',
  filterMenu: 'กรองเมนู',
  drinks: 'เครื่องดื่ม',
  desserts: 'ของหวาน',
  meal: 'อาหารจานหลัก',
  snacks: 'ของว่าง',
  'plant-based': 'อาหารจากพืช',
  salads: 'สลัด',
  soup: 'ซุป',
  trending: 'กำลังมาแรง',
  new: 'มาใหม่',
  menu: 'เมนู',
  dishCount: '{count} เมนู',
  emptyTitle: 'ไม่พบเมนูที่ตรงกัน',
  emptyText: 'ลองใช้คำอื่น หรือเลือก “ทั้งหมด”',
  qrCode: 'QR โค้ดสำหรับเปิด {address}',
  iosApp: 'ดาวน์โหลดแอป iOS',
  noApp: 'ยังไม่มีแอป สแกนเพื่อเปิด Snapbazaar ในเบราว์เซอร์บนมือถือ',
};
