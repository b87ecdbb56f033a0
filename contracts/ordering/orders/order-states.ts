/** The states of an order, in the order in which they follow each other. */
export const orderStates = ['awaiting_payment', 'to_ship', 'shipped', 'delivered', 'completed', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** The states of a return of some lines of an order. */
export const returnStates = [
  'requested',
  'accepted',
  'refunded',
  'declined',
  'expired',
  'disputed',
  'decided',
] as const;
export type ReturnState = (typeof returnStates)[number];

/** Transfers from the buyer's bank app to the seller's account, started by a QR code. */
export const transferMethods = ['promptpay', 'vietqr', 'paynow'] as const;
export type TransferMethod = (typeof transferMethods)[number];

/** How an order can be paid. `card` is held by the platform; the others go straight to the seller. */
export const paymentMethods = ['card', ...transferMethods, 'cash_on_delivery'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Tells transfers apart from the other methods. */
export function isTransferMethod(method: PaymentMethod): method is TransferMethod {
  return transferMethods.some((transfer) => transfer === method);
}

/** What happened to an order's money. */
export const paymentStates = ['unpaid', 'claimed', 'paid', 'to_pay_back', 'refunded', 'disputed'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Minutes in which an order has to be paid before it is cancelled and its units are on sale again. */
export const paymentMinutes = 30;

/** What a seller who was paid directly owes the buyer: from the account that the buyer names to the buyer's confirmation. */
export const paybackStates = ['needs_account', 'due', 'sent', 'disputed', 'received'] as const;
export type PaybackState = (typeof paybackStates)[number];

/** Days in which a seller pays back what was paid directly, from the day on which the account is known. */
export const paybackDays = 7;

/** Days before that day on which the seller is reminded, and after which a buyer is who has not named an account. */
export const paybackReminderDays = 2;

/** Days in which a buyer says that a payback did not arrive; then it counts as received. */
export const paybackConfirmDays = 14;

/** Days after the day by which an order should be sent: when the buyer is told, and when it is cancelled by itself. */
export const unshippedDays = { notice: 2, cancel: 7 };
export type UnshippedDays = typeof unshippedDays;

/** Days in which a seller answers a return; then it is accepted. */
export const returnAnswerDays = 3;

/** Days in which the goods of an accepted return have to arrive; then it expires without a refund. */
export const returnArrivalDays = 14;

/** The most units of one product in a cart, and the most products. */
export const maxUnits = 999;
export const maxCartLines = 100;
