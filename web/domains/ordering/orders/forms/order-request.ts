import type { Order, OrderLine, OrderReturn, Payback } from '../../../../../contracts/ordering/orders/orders.ts';
import type { OrderDialogEnd } from '../../order-parts/use-order-call.ts';

/** A change of an order that the buyer is asked to confirm. */
export type OrderRequest =
  | { action: 'cancel' }
  | { action: 'confirm-receipt' }
  | { action: 'request-return' }
  | { action: 'send-return'; orderReturn: OrderReturn }
  | { action: 'dispute-return'; orderReturn: OrderReturn }
  | { action: 'review'; line: OrderLine }
  | { action: 'payback-account' | 'payback-received' | 'payback-missing'; payback: Payback };

export type OrderFormProps = { order: Order } & OrderDialogEnd;
