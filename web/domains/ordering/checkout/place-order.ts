import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import type { AddressInput } from '../../../../contracts/ordering/addresses.ts';
import type { CartSeller } from '../../../../contracts/ordering/carts.ts';
import { checkout, paymentPath } from '../../../../contracts/ordering/checkout.ts';
import type { PaymentMethod } from '../../../../contracts/ordering/orders/order-states.ts';
import { checkoutText } from '../../../../i18n/generated/checkout.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { storedJson } from '../../../lib/storage/stored-json.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { sendChanges } from '../carts/cart-store.ts';
import { methodFor } from '../payments/payment-methods.ts';
import { type CheckoutDraft, writeCheckoutDraft } from './load-checkout.ts';

export type OrderRequest = Omit<z.input<typeof checkout.body>, 'key'>;
export type PlacedPurchase = z.output<typeof checkout.answer>;

const attempt = storedJson<{ key: string; request: OrderRequest }>(storageKeys.orderAttempt);

/**
 * Places an order once. The key stays with the same request until the server has answered, so that a repeated press, a
 * lost answer or a reload does not order twice; another request gets another key.
 */
export async function placeOrder(request: OrderRequest): Promise<PlacedPurchase> {
  const open = attempt.read();
  const isSame = open !== null && JSON.stringify(open.request) === JSON.stringify(request);
  const key = isSame ? open.key : randomKey();
  attempt.write({ key, request });
  try {
    const placed = await api(checkout, { body: { ...request, key } });
    attempt.write(null);
    return placed;
  } catch (error) {
    // A refusal is an answer: nothing was ordered.
    if (isApiFailure(error) && error.status < 500) attempt.write(null);
    throw error;
  }
}

/** A request that was sent and never answered, for instance because the page was closed meanwhile. */
export const findUnansweredOrder = (): OrderRequest | null => attempt.read()?.request ?? null;

/** What is ordered: the lines and prices that are shown, and nothing that is not. */
export function orderRequest(
  sellers: readonly CartSeller[],
  { addressId, savesAddress, methodsBySeller, requestedMethods }: CheckoutDraft,
  method: PaymentMethod,
  { note, ...address }: AddressInput & { note: string },
  totalCents: number,
): OrderRequest {
  const chosen = sellers.map((seller) => [seller.seller_id, methodFor(seller, method, methodsBySeller)] as const);
  return {
    ...(addressId ? { address_id: addressId } : { address, save_address: savesAddress }),
    payment_method: method,
    requested_methods: requestedMethods,
    payment_methods: Object.fromEntries(chosen.filter(([, one]) => one !== method)),
    lines: sellers.flatMap(({ currency, lines }) =>
      lines.map(({ product_id, variant_id, units, price_cents }) => {
        const item = { product_id, ...(variant_id ? { variant_id } : {}) };
        return { ...item, units, seen_price_cents: price_cents, seen_currency: currency };
      }),
    ),
    note,
    language: getLocale(),
    total_cents: totalCents,
  };
}

/** Places the order and goes on to its payment; a refusal is shown, and `onRefused` reads prices and stock again. */
export function usePlaceOrder(onRefused: () => void) {
  const navigate = useNavigate();
  const showToast = useToast();
  const [problem, setProblem] = useState<string | null>(null);
  const [unanswered, setUnanswered] = useState(findUnansweredOrder);

  async function goOn({ purchase_id, orders, payment }: PlacedPurchase) {
    writeCheckoutDraft(null);
    // The bought lines have left the cart on the server.
    sendChanges().catch((error) => console.warn('The cart could not be read again.', error));
    if (payment.type === 'redirect') return window.location.assign(payment.url);
    if (payment.type !== 'none') return navigate(paymentPath(purchase_id), { replace: true });
    showToast({ text: checkoutText('placed'), accountRole: 'customer' });
    const [first] = orders;
    await navigate(orders.length === 1 && first ? `/orders/${first.id}` : '/orders', { replace: true });
  }

  async function place(request: OrderRequest) {
    setProblem(null);
    try {
      await goOn(await placeOrder(request));
    } catch (error) {
      // Asked at its field.
      if (isApiFailure(error) && error.code === 'postal_code_doubtful') throw error;
      setProblem(failureText(error, checkoutText('lost')));
      if (isApiFailure(error)) onRefused();
    } finally {
      setUnanswered(null);
    }
  }

  return { place, problem, unanswered };
}
