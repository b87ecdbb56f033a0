import type { OrderReturn, Parcel, Payback } from '../../../../contracts/ordering/orders/orders.ts';

/** A change of an order that the seller is asked to confirm. */
export type OrderRequest =
  | { action: 'ship' }
  | { action: 'decline' }
  | { action: 'mark-paid' }
  | { action: 'mark-delivered'; parcel?: Parcel }
  | { action: 'accept-return'; orderReturn: OrderReturn }
  | { action: 'decline-return'; orderReturn: OrderReturn }
  | { action: 'mark-returned'; orderReturn: OrderReturn }
  | { action: 'refund' }
  | { action: 'send-payback'; payback: Payback };

export type OrderAction = OrderRequest['action'];
