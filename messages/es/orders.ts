import type { TranslationOf } from '../define-messages.ts';
import type { orders as english } from '../en/orders.ts';

export const orders: TranslationOf<typeof english> = {
  title: 'Pedidos',
  description: 'Lo que pediste en Snapbazaar.',
  yourOrders: 'tus pedidos',
  emptyTitle: 'Aún no tienes pedidos',
  emptyText: 'Lo que compres aparecerá aquí con su envío.',
  lookAround: 'Ver productos',
  units: '{title} × {count}',
  placed: 'Realizado el {date}',
  payBy: 'Paga antes del {time}',
};
