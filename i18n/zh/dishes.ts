import type { TranslationOf } from '../define-messages.ts';
import type { dishes as english } from '../en/dishes.ts';

export const dishes: TranslationOf<typeof english> = {
  detox: '排毒饮品',
  desserts: '健康甜品',
  'meal-boxes': '便当套餐',
  noodles: '粉面',
  snacks: '有机零食',
  plants: '纯素美食',
  rice: '饭类',
  salads: '沙拉',
  sandwiches: '三明治',
  smoothies: '果昔',
  soup: '汤品炖菜',
  wraps: '卷饼',
  moreFood: '还有卖家的更多美食',
  allFood: '全部美食',
};
