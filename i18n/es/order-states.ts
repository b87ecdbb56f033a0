import type { TranslationOf } from '../define-messages.ts';
import type { orderStates as english } from '../en/order-states.ts';

export const orderStates: TranslationOf<typeof english> = {
  awaiting_payment: 'Pago pendiente',
  claimed: 'Pago por confirmar',
  to_ship: 'En preparación',
  shipped: 'En camino',
  delivered: 'Entregado',
  completed: 'Completado',
  cancelled: 'Cancelado',
  return: 'Devolución',
};
