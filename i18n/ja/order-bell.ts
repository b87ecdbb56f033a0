import type { TranslationOf } from '../define-messages.ts';
import type { orderBell as english } from '../en/order-bell.ts';

export const orderBell: TranslationOf<typeof english> = {
  newOrders: '新しい注文{count}件',
  nothingNew: '新しい注文はありません',
};
