import type { TranslationOf } from '../define-messages.ts';
import type { orders as english } from '../en/orders.ts';

export const orders: TranslationOf<typeof english> = {
  title: 'Đơn hàng',
  description: 'Những gì bạn đã đặt mua trên Snapbazaar.',
  yourOrders: 'đơn hàng của bạn',
  emptyTitle: 'Chưa có đơn hàng',
  emptyText: 'Những gì bạn mua sẽ hiển thị ở đây kèm tình trạng giao hàng.',
  lookAround: 'Mua sắm ngay',
  placed: 'Đặt ngày {date}',
  payBy: 'Thanh toán trước {time}',
};
