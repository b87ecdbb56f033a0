import type { TranslationOf } from '../define-messages.ts';
import type { platforms as english } from '../en/platforms.ts';

export const platforms: TranslationOf<typeof english> = {
  unsuited: 'Không phù hợp với loại hàng này',
  nowhere: 'Không có ở các quốc gia bạn chọn',
  one: 'Có mặt tại {first}',
  two: 'Có mặt tại {first} và {second}',
  more: 'Có mặt tại {first}, {second} và {count} quốc gia khác bạn chọn',
  handmade: '{where}, dành cho đồ handmade, đồ vintage hoặc hàng thủ công mỹ nghệ',
};
