import type { TranslationOf } from '../define-messages.ts';
import type { dishes as english } from '../en/dishes.ts';

export const dishes: TranslationOf<typeof english> = {
  detox: 'เครื่องดื่มดีท็อกซ์',
  desserts: 'ของหวานเพื่อสุขภาพ',
  'meal-boxes': 'อาหารกล่อง',
  noodles: 'เมนูเส้น',
  snacks: 'ขนมออร์แกนิก',
  plants: 'อาหารจากพืช',
  rice: 'เมนูข้าว',
  salads: 'สลัด',
  sandwiches: 'แซนด์วิช',
  smoothies: 'สมูทตี้',
  soup: 'ซุปและสตูว์',
  wraps: 'เมนูแรป',
  moreFood: 'และอาหารอื่นๆ จากผู้ขาย',
  allFood: 'อาหารทั้งหมด',
};
