import { useState } from 'react';
import { getReturnLabel } from '../../../../contracts/ordering/orders/customer-orders.ts';
import type { Order, OrderReturn } from '../../../../contracts/ordering/orders/orders.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { orderDetailText } from '../../../../i18n/generated/order-detail.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { formatLocalDay } from '../../../lib/language/format-days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { AddressBlock } from '../addresses/address-text.tsx';
import { numberOf, ReturnItem, returnedTitles, ShipmentLine } from '../order-parts/return-item.tsx';
import type { OrderRequest } from './forms/order-request.ts';

interface OrderReturnsProps {
  order: Order;
  onRequest: (request: OrderRequest) => void;
}

export function OrderReturns({ order, onRequest }: OrderReturnsProps) {
  return (
    <Card>
      <h2 className="text-xl">{orderDetailText('returns')}</h2>
      <ul>
        {order.returns.map((one) => (
          <ReturnItem
            key={one.id}
            order={order}
            orderReturn={one}
            reader="customer"
            words={wordsOf(order, one)}
            status={<ReturnStatus order={order} orderReturn={one} isDirect={order.payment_method !== 'card'} />}
          >
            {one.send_to?.line1 && <LabelButton orderId={order.id} orderReturn={one} />}
            {order.actions.includes('send-return') && one.state === 'accepted' && (
              <Button onClick={() => onRequest({ action: 'send-return', orderReturn: one })}>
                {orderDetailText(one.shipment ? 'changeTracking' : 'addTracking')}
              </Button>
            )}
            {canDispute(one) && order.actions.includes('dispute-return') && (
              <Button onClick={() => onRequest({ action: 'dispute-return', orderReturn: one })}>
                {orderDetailText('dispute')}
              </Button>
            )}
          </ReturnItem>
        ))}
      </ul>
    </Card>
  );
}

/** What has become of it, where the goods go, and how they were sent. */
function ReturnStatus({ orderReturn, order, isDirect }: { orderReturn: OrderReturn; order: Order; isDirect: boolean }) {
  const { send_to: sendTo, shipment } = orderReturn;
  return (
    <>
      <p>{stateText(orderReturn, isDirect, order.currency)}</p>
      {sendTo && (
        <div className="w-full rounded-card bg-sunken px-4 py-3">
          <p className="mb-1 text-muted text-sm">{orderDetailText('sendBackTo')}</p>
          <AddressBlock address={sendTo} />
          {!sendTo.line1 && <p className="mt-1 text-sm text-warn">{orderDetailText('noStreet')}</p>}
        </div>
      )}
      {shipment && <ShipmentLine shipment={shipment} text={orderDetailText('sentBack', numberOf(shipment))} />}
    </>
  );
}

function LabelButton({ orderId, orderReturn }: { orderId: string; orderReturn: OrderReturn }) {
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast('customer');

  async function download() {
    setBusy(true);
    try {
      const body = { return_id: orderReturn.id, language: getLocale() };
      const { name, content } = await api(getReturnLabel, { params: { id: orderId }, body });
      saveFile(name, content);
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button tone="primary" isBusy={isBusy} onClick={download}>
      {orderDetailText('returnLabel')}
    </Button>
  );
}

const wordsOf = (order: Order, orderReturn: OrderReturn) => ({
  title: orderDetailText('returnOf', { titles: returnedTitles(order, orderReturn, 'title') }),
  reason: orderReturn.reason && orderDetailText('yourReason', { text: orderReturn.reason }),
  photo: orderDetailText('returnPhoto'),
  answer: orderDetailText('sellerAnswer', { text: orderReturn.answer ?? '' }),
});

/** A declined return, or an accepted one that the seller does not refund. */
const canDispute = ({ state }: OrderReturn) => ['declined', 'accepted', 'expired'].includes(state);

function stateText({ state, answer_by, refund_cents }: OrderReturn, isDirect: boolean, currency: string): string {
  switch (state) {
    case 'requested':
      return answer_by
        ? orderDetailText('returnRequested', { date: formatLocalDay(answer_by) })
        : orderDetailText('returnRequestedOnly');
    case 'accepted':
      return orderDetailText('returnAcceptedUntil', { date: formatLocalDay(answer_by ?? '') });
    case 'refunded':
      return orderDetailText(isDirect ? 'returnDirect' : 'returnRefunded', {
        amount: formatMoney(refund_cents, currency),
      });
    case 'declined':
      return orderDetailText('returnDeclined');
    case 'expired':
      return orderDetailText('returnExpired');
    case 'disputed':
      return orderDetailText('returnDisputed');
    case 'decided':
      return orderDetailText('returnDecided');
  }
}
