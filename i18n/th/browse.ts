import type { TranslationOf } from '../define-messages.ts';
import type { browse as english } from '../en/browse.ts';

export const browse: TranslationOf<typeof english> = {
  description: 'ค้นหาสินค้าจากทุกหมวดหมู่ในตลาด',
  resultsFor: 'ผลลัพธ์ “{query}”',
  quoted: '“{query}”',
  chosen: 'ที่เลือกไว้',
  remove: 'ลบตัวกรอง {label}',
  clearAll: 'ล้างทั้งหมด',
  shownInstead: 'แสดงผลการค้นหา <words>{words}</words> แทน',
  searchFor: 'ค้นหา “{query}”',
  nearMatches: 'ไม่พบสินค้าที่ตรงทุกคำ แสดงสินค้าที่ใกล้เคียงแทน',
};
