/** What has become of an order, in the words of its buyer. */
export const orderStates = {
  awaiting_payment: 'Waiting for payment',
  claimed: 'The seller checks the payment',
  to_ship: 'Being packed',
  shipped: 'On the way',
  delivered: 'Delivered',
  completed: 'Completed',
  cancelled: 'Cancelled',
  return: 'Return',
} as const;
