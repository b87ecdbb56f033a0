import type { TranslationOf } from '../define-messages.ts';
import type { dishes as english } from '../en/dishes.ts';

export const dishes: TranslationOf<typeof english> = {
  detox: '디톡스 음료',
  desserts: '건강 디저트',
  'meal-boxes': '도시락',
  noodles: '면 요리',
  snacks: '유기농 간식',
  plants: '비건',
  rice: '밥 요리',
  salads: '샐러드',
  sandwiches: '샌드위치',
  smoothies: '스무디',
  soup: '수프·스튜',
  wraps: '토르티야 랩',
  moreFood: '판매자의 다양한 음식도 만나 보세요',
  allFood: '음식 전체',
};
