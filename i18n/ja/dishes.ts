import type { TranslationOf } from '../define-messages.ts';
import type { dishes as english } from '../en/dishes.ts';

export const dishes: TranslationOf<typeof english> = {
  detox: 'デトックス飲料',
  desserts: 'ヘルシースイーツ',
  'meal-boxes': 'お弁当',
  noodles: '麺類',
  snacks: 'オーガニック菓子',
  plants: 'プラントベース',
  rice: 'ご飯もの',
  salads: 'サラダ',
  sandwiches: 'サンドイッチ',
  smoothies: 'スムージー',
  soup: 'スープ・シチュー',
  wraps: 'ラップサンド',
  moreFood: 'ほかにもさまざまなフードが出品されています',
  allFood: 'すべてのフード',
};
