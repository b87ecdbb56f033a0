import type { TranslationOf } from '../define-messages.ts';
import type { sellerOrderStates as english } from '../en/seller-order-states.ts';

export const sellerOrderStates: TranslationOf<typeof english> = {
  awaiting_payment: 'Waiting for payment',
  to_ship: 'To ship',
  shipped: 'On the way',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
  openReturn: 'Return',
  card: 'Card',
  promptpay: 'PromptPay',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  cash_on_delivery: 'Cash on delivery',
  notPaid: '{method}, not paid yet',
  neverPaid: '{method}, not paid',
  toConfirm: '{method}, confirm',
  held: 'Paid, held',
  released: 'Released to wallet',
  paidToYou: '{method}, paid to you',
  refunded: '{method}, refunded',
  disputed: '{method}, disputed',
  titleAndUnits: '{title} × {units}',
};
