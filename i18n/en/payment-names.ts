/** The ways to pay an order, and what each means for the buyer. */
export const paymentNames = {
  card: 'Card',
  cardHint: 'Held safely until you have received your order',
  promptpay: 'PromptPay',
  vietqr: 'VietQR',
  paynow: 'PayNow',
  qrHint: 'Scan with your bank’s app, one code for each seller; they confirm.',
  cash_on_delivery: 'Cash on delivery',
  cashHint: 'Pay the courier at your door',
  sandbox: 'Sandbox',
  noFee: 'no fee',
  onlyFrom: 'Taken by: {sellers}',
} as const;
