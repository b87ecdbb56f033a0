import type { AddressFields } from '../../../../contracts/ordering/addresses.ts';
import type { CartSeller } from '../../../../contracts/ordering/carts.ts';
import type { PaymentMethod } from '../../../../contracts/ordering/orders/order-states.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { methodFor } from '../payments/payment-methods.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { OrderRequest } from './place-order.ts';

/** What is ordered: the lines and prices that are shown, and nothing that is not. */
export function orderRequest(
  sellers: readonly CartSeller[],
  { addressId, savesAddress, methodsBySeller }: CheckoutDraft,
  method: PaymentMethod,
  { note, ...address }: AddressFields & { note: string },
  totalCents: number,
): OrderRequest {
  const chosen = sellers.map((seller) => [seller.seller_id, methodFor(seller, method, methodsBySeller)] as const);
  return {
    ...(addressId ? { address_id: addressId } : { address, save_address: savesAddress }),
    payment_method: method,
    payment_methods: Object.fromEntries(chosen.filter(([, one]) => one !== method)),
    lines: sellers.flatMap(({ lines }) =>
      lines.map(({ product_id, units, price_cents }) => ({ product_id, units, seen_price_cents: price_cents })),
    ),
    note,
    language: getLocale(),
    total_cents: totalCents,
  };
}
