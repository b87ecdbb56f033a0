import type { OrderSummary } from '../../../../../contracts/ordering/orders/orders.ts';
import { sellerOrderStatesText } from '../../../../../i18n/generated/seller-order-states.ts';

type Payment = Pick<OrderSummary, 'state' | 'payment_state' | 'payment_method'>;

/** Where the money of an order is, in a few words. */
export function paymentLine({ state, payment_state, payment_method }: Payment): string {
  const method = sellerOrderStatesText(payment_method);
  switch (payment_state) {
    case 'unpaid':
      if (state === 'cancelled') return sellerOrderStatesText('neverPaid', { method });
      return payment_method === 'cash_on_delivery' ? method : sellerOrderStatesText('notPaid', { method });
    case 'claimed':
      return sellerOrderStatesText(state === 'cancelled' ? 'payBack' : 'toConfirm', { method });
    case 'paid':
      if (payment_method !== 'card') return sellerOrderStatesText('paidToYou', { method });
      return sellerOrderStatesText(state === 'completed' ? 'released' : 'held');
    default:
      return sellerOrderStatesText(payment_state, { method });
  }
}
