import type { TranslationOf } from '../define-messages.ts';
import type { orderStates as english } from '../en/order-states.ts';

export const orderStates: TranslationOf<typeof english> = {
  awaiting_payment: '待付款',
  claimed: '待卖家确认收款',
  to_ship: '待发货',
  shipped: '运输中',
  delivered: '已送达',
  completed: '已完成',
  cancelled: '已取消',
  return: '退货中',
};
