import type { TranslationOf } from '../define-messages.ts';
import type { orderGoods as english } from '../en/order-goods.ts';

export const orderGoods: TranslationOf<typeof english> = {
  titleAndUnits: '{title}\u00a0×\u00a0{units}',
  more: 'ほか{count}商品',
};
