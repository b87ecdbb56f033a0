import type { TranslationOf } from '../define-messages.ts';
import type { orderStates as english } from '../en/order-states.ts';

export const orderStates: TranslationOf<typeof english> = {
  awaiting_payment: 'Waiting for payment',
  claimed: 'The seller checks the payment',
  to_ship: 'Being packed',
  shipped: 'On the way',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
  return: 'Return',
};
