import type { TranslationOf } from '../define-messages.ts';
import type { orders as english } from '../en/orders.ts';

export const orders: TranslationOf<typeof english> = {
  title: '注文履歴',
  description: 'Snapbazaarで注文した商品の一覧です。',
  yourOrders: '注文履歴',
  emptyTitle: '注文はまだありません',
  emptyText: '購入した商品と配送状況がここに表示されます。',
  lookAround: '商品を探す',
  placed: '注文日：{date}',
  payBy: '支払期限：{time}',
};
