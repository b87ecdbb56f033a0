import type { TranslationOf } from '../define-messages.ts';
import type { orderGoods as english } from '../en/order-goods.ts';

export const orderGoods: TranslationOf<typeof english> = {
  titleAndUnits: '{title}\u00a0×\u00a0{units}',
  more: { one: 'y {count} producto más', other: 'y {count} productos más' },
};
