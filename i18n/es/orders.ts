import type { TranslationOf } from '../define-messages.ts';
import type { orders as english } from '../en/orders.ts';

export const orders: TranslationOf<typeof english> = {
  title: 'Pedidos',
  description: 'Lo que pediste en Snapbazaar.',
  yourOrders: 'tus pedidos',
  emptyTitle: 'Aún no tienes pedidos',
  emptyText: 'Aquí verás lo que compres y el estado de su envío.',
  lookAround: 'Ver productos',
  placed: 'Realizado el {date}',
  payBy: 'Paga antes del {time}',
};
