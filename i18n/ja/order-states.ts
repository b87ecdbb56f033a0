import type { TranslationOf } from '../define-messages.ts';
import type { orderStates as english } from '../en/order-states.ts';

export const orderStates: TranslationOf<typeof english> = {
  awaiting_payment: '支払い待ち',
  claimed: '出品者が支払いを確認中',
  to_ship: '発送準備中',
  shipped: '配送中',
  delivered: '配達済み',
  completed: '取引完了',
  cancelled: 'キャンセル済み',
  return: '返品',
};
