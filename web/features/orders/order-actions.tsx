import { Download, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { paymentPath } from '../../../contracts/checkout.ts';
import { getOrderReceipt } from '../../../contracts/customer-orders.ts';
import type { Order } from '../../../contracts/orders.ts';
import { orderDetailText } from '../../../messages/generated/order-detail.ts';
import { pageLanguage } from '../../../messages/page-language.ts';
import { api } from '../../lib/api.ts';
import { pdfOf, saveFile } from '../../lib/save-file.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useFailureToast } from '../../ui/failure-toast.ts';
import { useToast } from '../../ui/toast.tsx';
import { addToCart } from '../carts/cart-store.ts';
import type { OrderDialogName } from './order-dialog.ts';

interface OrderActionsProps {
  order: Order;
  onOpen: (dialog: OrderDialogName) => void;
}

/** What the buyer can do now; the next step comes first and, on a phone, stays at the bottom of the screen. */
export function OrderActions({ order, onOpen }: OrderActionsProps) {
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
            <Button tone="primary" size="large" isWide onClick={() => onOpen('receipt')}>
              {orderDetailText('confirmReceipt')}
            </Button>
          )}
        </BottomBar>
      )}
      {can('request-return') && (
        <Button isWide onClick={() => onOpen('return')}>
          {orderDetailText('requestReturn')}
        </Button>
      )}
      {can('cancel') && (
        <Button isWide onClick={() => onOpen('cancel')}>
          {orderDetailText('cancel')}
        </Button>
      )}
      {can('receipt') && <ReceiptButton orderId={order.id} />}
      <BuyAgainButton order={order} />
      {order.seller_id && (
        <ButtonLink to={`/seller/${order.seller_id}`} isWide>
          {orderDetailText('askSeller')}
        </ButtonLink>
      )}
    </div>
  );
}

function ReceiptButton({ orderId }: { orderId: string }) {
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast('customer');

  async function download() {
    setBusy(true);
    try {
      const body = { language: pageLanguage() };
      const { name, base64 } = await api(getOrderReceipt, { params: { id: orderId }, body });
      saveFile(name, pdfOf(base64));
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
    for (const line of order.lines) addToCart(line.product_id, line.units, line.unit_price_cents);
    showToast({ text: orderDetailText('addedAgain'), side: 'customer' });
    void navigate('/cart');
  }

  return (
    <Button isWide onClick={buyAgain} icon={<RotateCcw aria-hidden="true" className="size-4.5" />}>
      {orderDetailText('buyAgain')}
    </Button>
  );
}
