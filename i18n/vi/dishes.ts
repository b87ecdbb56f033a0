import type { TranslationOf } from '../define-messages.ts';
import type { dishes as english } from '../en/dishes.ts';

export const dishes: TranslationOf<typeof english> = {
  detox: 'Thức uống detox',
  desserts: 'Tráng miệng lành mạnh',
  'meal-boxes': 'Cơm hộp',
  noodles: 'Mì & bún',
  snacks: 'Đồ ăn vặt hữu cơ',
  plants: 'Món thuần chay',
  rice: 'Món cơm',
  salads: 'Salad',
  sandwiches: 'Sandwich',
  smoothies: 'Sinh tố',
  soup: 'Súp & món hầm',
  wraps: 'Món cuốn',
  moreFood: 'và nhiều món khác từ người bán',
  allFood: 'Tất cả món ăn',
};
