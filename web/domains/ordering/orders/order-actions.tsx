import { Download, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paymentPath } from '../../../../contracts/ordering/checkout.ts';
import { getOrderReceipt } from '../../../../contracts/ordering/orders/customer-orders.ts';
import type { Order } from '../../../../contracts/ordering/orders/orders.ts';
import { orderDetailText } from '../../../../i18n/generated/order-detail.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { formatLocalDay } from '../../../lib/language/format-days.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { BottomBar } from '../../../ui/overlays/bottom-bar.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { addToCart } from '../carts/cart-store.ts';
import { keyOfSold } from '../carts/line-key.ts';
import type { OrderRequest } from './forms/order-request.ts';

interface OrderActionsProps {
  order: Order;
  onRequest: (request: OrderRequest) => void;
}

/** What the buyer can do now; the next step comes first and, on a phone, stays at the bottom of the screen. */
export function OrderActions({ order, onRequest }: OrderActionsProps) {
  const can = (action: string) => order.actions.includes(action);
  // What the buyer has paid already waits for the seller.
  const isUnpaid = can('pay') && order.payment_state === 'unpaid';
  return (
    <div className="flex flex-col gap-2.5">
      {(isUnpaid || can('confirm-receipt')) && (
        <BottomBar>
          {isUnpaid ? (
            <ButtonLink to={paymentPath(order.purchase_id)} tone="primary" size="large" isWide>
              {orderDetailText('pay')}
            </ButtonLink>
          ) : (
            <Button tone="primary" size="large" isWide onClick={() => onRequest({ action: 'confirm-receipt' })}>
              {orderDetailText('confirmReceipt')}
            </Button>
          )}
        </BottomBar>
      )}
      {can('request-return') && (
        <Button isWide onClick={() => onRequest({ action: 'request-return' })}>
          {orderDetailText(order.can_withdraw ? 'withdraw' : 'requestReturn')}
        </Button>
      )}
      <p className="text-center text-muted text-sm empty:hidden">{returnText(order)}</p>
      <p className="text-sm text-warn empty:hidden">{lateText(order)}</p>
      {can('cancel') && (
        <Button isWide onClick={() => onRequest({ action: 'cancel' })}>
          {orderDetailText('cancel')}
        </Button>
      )}
      {can('receipt') && <ReceiptButton orderId={order.id} />}
      <BuyAgainButton order={order} />
      {order.seller_id && (
        <ButtonLink to={`/messages/new?${order.returns.length > 0 ? 'return' : 'order'}=${order.id}`} isWide>
          {orderDetailText('askSeller')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Until when goods can be returned; before delivery, for how many days. */
function returnText({ state, actions, return_until, return_days }: Order): string {
  if (return_until && actions.includes('request-return'))
    return orderDetailText('returnUntil', { date: formatLocalDay(return_until) });
  const isAhead = state === 'awaiting_payment' || state === 'to_ship' || state === 'shipped';
  return isAhead && return_days > 0 ? orderDetailText('returnDays', { count: return_days }) : '';
}

/** What happens to an order that should have been sent. */
function lateText({ due_at: dueAt, cancels_at: end, actions }: Order): string {
  const isLate = end !== null && dueAt !== null && Date.parse(dueAt) < Date.now();
  if (!isLate || !actions.includes('cancel')) return '';
  return orderDetailText('shipLate', { date: formatLocalDay(dueAt), end: formatLocalDay(end) });
}

function ReceiptButton({ orderId }: { orderId: string }) {
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast('customer');

  async function download() {
    setBusy(true);
    try {
      const body = { language: getLocale() };
      const { name, content } = await api(getOrderReceipt, { params: { id: orderId }, body });
      saveFile(name, content);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button isWide isBusy={isBusy} onClick={download} icon={<Download aria-hidden="true" className="size-4.5" />}>
      {orderDetailText('receipt')}
    </Button>
  );
}

/** Today’s prices are asked for in the cart, where a change is told. */
function BuyAgainButton({ order }: { order: Order }) {
  const navigate = useNavigate();
  const showToast = useToast();

  function buyAgain() {
    for (const line of order.lines)
      addToCart(keyOfSold(line), line.units, { minor: line.unit_price_cents, currency: order.currency });
    showToast({ text: orderDetailText('addedAgain'), accountRole: 'customer' });
    void navigate('/cart');
  }

  return (
    <Button isWide onClick={buyAgain} icon={<RotateCcw aria-hidden="true" className="size-4.5" />}>
      {orderDetailText('buyAgain')}
    </Button>
  );
}
