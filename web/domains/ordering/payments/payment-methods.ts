import type { CartSeller } from '../../../../contracts/ordering/carts.ts';
import { type PaymentMethod, paymentMethods } from '../../../../contracts/ordering/orders/order-states.ts';
import { paymentNamesText } from '../../../../i18n/generated/payment-names.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { storedText } from '../../../lib/storage/stored-text.ts';

const last = storedText(storageKeys.paymentMethod);

export const rememberPaymentMethod = (method: PaymentMethod) => last.write(method);

export const paymentMethodName = (method: PaymentMethod) => paymentNamesText(method);

export function paymentMethodHint(method: PaymentMethod): string {
  if (method === 'card') return paymentNamesText('cardHint');
  return paymentNamesText(method === 'cash_on_delivery' ? 'cashHint' : 'qrHint');
}

/** The sellers with the transfers that the buyer asked for beside those that are offered. */
export function withRequestedMethods(
  sellers: readonly CartSeller[],
  requested: readonly PaymentMethod[],
): CartSeller[] {
  return sellers.map((seller) => {
    const asked = seller.other_payment_methods.filter((one) => one.is_on_request && requested.includes(one.method));
    const methods = [...seller.payment_methods, ...asked.map(({ method }) => method)];
    return {
      ...seller,
      payment_methods: paymentMethods.filter((method) => methods.includes(method)),
      other_payment_methods: seller.other_payment_methods.filter((one) => !asked.includes(one)),
    };
  });
}

/** The methods that at least one of the sellers takes, in the usual order. */
export function offeredMethods(sellers: readonly CartSeller[]): PaymentMethod[] {
  return paymentMethods.filter((method) => sellers.some((seller) => seller.payment_methods.includes(method)));
}

/** The method to begin with: the one chosen before, else the last one used, else one that all sellers take. */
export function initialMethod(sellers: readonly CartSeller[], chosen: PaymentMethod | null): PaymentMethod | null {
  const offered = offeredMethods(sellers);
  const isTakenByAll = (method: PaymentMethod) => sellers.every((seller) => seller.payment_methods.includes(method));
  const known = offered.find((method) => method === chosen) ?? offered.find((method) => method === last.read());
  return known ?? offered.find(isTakenByAll) ?? offered[0] ?? null;
}

/** How a seller is paid: with the one chosen for them, the common one, or the first that they take. */
export function methodFor(
  { seller_id, payment_methods }: CartSeller,
  common: PaymentMethod,
  bySeller: Readonly<Record<string, PaymentMethod>>,
): PaymentMethod {
  const wanted = [bySeller[seller_id], common].find((method) => method && payment_methods.includes(method));
  return wanted ?? payment_methods[0] ?? common;
}
