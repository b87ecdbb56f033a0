import type { TranslationOf } from '../define-messages.ts';
import type { orderBell as english } from '../en/order-bell.ts';

export const orderBell: TranslationOf<typeof english> = {
  newOrders: { one: '{count} pedido nuevo', other: '{count} pedidos nuevos' },
  nothingNew: 'Pedidos: nada nuevo',
};
