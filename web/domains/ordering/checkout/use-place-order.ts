import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiFailure } from '../../../../contracts/client.ts';
import { paymentPath } from '../../../../contracts/ordering/checkout.ts';
import { checkoutText } from '../../../../i18n/generated/checkout.ts';
import { failureText } from '../../../lib/api/failure-text.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { sendChanges } from '../carts/cart-store.ts';
import { writeCheckoutDraft } from './checkout-draft.ts';
import { findUnansweredOrder, type OrderRequest, type PlacedPurchase, placeOrder } from './place-order.ts';

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
      setProblem(failureText(error, checkoutText('lost')));
      if (isApiFailure(error)) onRefused();
    } finally {
      setUnanswered(null);
    }
  }

  return { place, problem, unanswered };
}
