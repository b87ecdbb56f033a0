import type { TranslationOf } from '../define-messages.ts';
import type { orderGoods as english } from '../en/order-goods.ts';

export const orderGoods: TranslationOf<typeof english> = {
  titleAndUnits: '{title}\u00a0×\u00a0{units}',
  more: '외 상품 {count}개',
};
