import type { Order, OrderLine, OrderReturn } from '../../../../../contracts/ordering/orders/orders.ts';

export type OrderDialogName = 'cancel' | 'receipt' | 'return';
export type OrderDialog =
  | { name: OrderDialogName }
  | { name: 'review'; line: OrderLine }
  | { name: 'dispute'; returned: OrderReturn };

export interface OrderFormProps {
  order: Order;
  onClose: () => void;
  /** Called with the changed order, and closes the dialog. */
  onDone: (order: Order) => void;
}
