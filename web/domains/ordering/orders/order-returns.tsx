import type { Order, OrderReturn } from '../../../../contracts/ordering/orders/orders.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { orderDetailText } from '../../../../i18n/generated/order-detail.ts';
import { formatLocalDay } from '../../../lib/language/format-days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { ReturnItem, returnedTitles } from '../order-parts/return-item.tsx';
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
            status={<p>{stateText(one)}</p>}
          >
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

const wordsOf = (order: Order, orderReturn: OrderReturn) => ({
  title: orderDetailText('returnOf', { titles: returnedTitles(order, orderReturn, 'title') }),
  reason: orderDetailText('yourReason', { text: orderReturn.reason }),
  photo: orderDetailText('returnPhoto'),
  answer: orderDetailText('sellerAnswer', { text: orderReturn.answer ?? '' }),
});

/** A declined return, or an accepted one that the seller does not refund. */
const canDispute = ({ state }: OrderReturn) => ['declined', 'accepted', 'expired'].includes(state);

function stateText({ state, answer_by, refund_cents }: OrderReturn): string {
  switch (state) {
    case 'requested':
      return answer_by
        ? orderDetailText('returnRequested', { date: formatLocalDay(answer_by) })
        : orderDetailText('returnRequestedOnly');
    case 'accepted':
      return orderDetailText('returnAcceptedUntil', { date: formatLocalDay(answer_by ?? '') });
    case 'refunded':
      return orderDetailText('returnRefunded', { amount: formatMoney(refund_cents) });
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
