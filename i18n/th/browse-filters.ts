import type { TranslationOf } from '../define-messages.ts';
import type { browseFilters as english } from '../en/browse-filters.ts';

export const browseFilters: TranslationOf<typeof english> = {
  filter: 'ตัวกรอง',
  filterActive: 'ตัวกรอง ใช้อยู่ {count} รายการ',
  kind: 'ประเภทสินค้า',
  priceInDollars: 'ราคาเป็นดอลลาร์สหรัฐ',
  priceFrom: 'ราคาตั้งแต่ (US$)',
  priceTo: 'ราคาไม่เกิน (US$)',
  anyPrice: 'ไม่จำกัด',
  upTo: 'ไม่เกิน {high}',
  from: 'ตั้งแต่ {low}',
  between: '{low} ถึง {high}',
  sortBy: 'เรียงตาม',
  best: 'เกี่ยวข้องที่สุด',
  newest: 'ล่าสุด',
  price_up: 'ราคาต่ำไปสูง',
  price_down: 'ราคาสูงไปต่ำ',
  recommendedFor: 'แนะนำสำหรับประเทศ',
  anyCountry: 'ทุกประเทศ',
  listsNeedScripts: 'ต้องเปิดใช้ JavaScript เพื่อดูตัวเลือกประเภทสินค้าและประเทศ',
  showProducts: 'แสดงสินค้า',
};
