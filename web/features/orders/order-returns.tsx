import type { Order, OrderReturn } from '../../../contracts/orders.ts';
import { orderDetailText } from '../../../messages/generated/order-detail.ts';
import { formatMoney } from '../../lib/format.ts';
import { formatLocalDay } from '../../lib/format-days.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ReturnItem, returnedTitles } from '../order-parts/return-item.tsx';

interface OrderReturnsProps {
  order: Order;
  onDispute: (returned: OrderReturn) => void;
}

export function OrderReturns({ order, onDispute }: OrderReturnsProps) {
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
              <Button onClick={() => onDispute(one)}>{orderDetailText('dispute')}</Button>
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
const canDispute = ({ state }: OrderReturn) => ['declined', 'accepted', 'lapsed'].includes(state);

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
    case 'lapsed':
      return orderDetailText('returnLapsed');
    case 'disputed':
      return orderDetailText('returnDisputed');
    case 'decided':
      return orderDetailText('returnDecided');
  }
}
