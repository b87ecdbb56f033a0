import type { TranslationOf } from '../define-messages.ts';
import type { orders as english } from '../en/orders.ts';

export const orders: TranslationOf<typeof english> = {
  title: 'Orders',
  description: 'What you ordered on Snapbazaar.',
  yourOrders: 'Your orders',
  emptyTitle: 'No orders yet',
  emptyText: 'What you buy is shown here with its delivery.',
  lookAround: 'Look around',
  units: '{title} × {count}',
  placed: 'Placed {date}',
  payBy: 'Pay by {time}',
};
