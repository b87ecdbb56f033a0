import type { TranslationOf } from '../define-messages.ts';
import type { orders as english } from '../en/orders.ts';

export const orders: TranslationOf<typeof english> = {
  title: '订单',
  description: '在Snapbazaar购买的商品。',
  yourOrders: '我的订单',
  emptyTitle: '还没有订单',
  emptyText: '购买的商品和物流信息会显示在这里。',
  lookAround: '去逛逛',
  placed: '{date}下单',
  payBy: '请在{time}前付款',
};
