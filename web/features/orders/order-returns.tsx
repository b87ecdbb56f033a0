import type { Order, OrderReturn } from '../../../contracts/orders.ts';
import { orderDetailText } from '../../../messages/order-detail.ts';
import { formatMoney } from '../../lib/format.ts';
import { formatDay } from '../../lib/format-days.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PrivatePhoto } from '../order-photos/private-photo.tsx';

interface OrderReturnsProps {
  order: Order;
  onDispute: (returned: OrderReturn) => void;
}

export function OrderReturns({ order, onDispute }: OrderReturnsProps) {
  const titleOf = (id: string) => order.lines.find((line) => line.id === id)?.title ?? '';
  return (
    <Card>
      <h2 className="text-xl">{orderDetailText('returns')}</h2>
      <ul>
        {order.returns.map((one) => (
          <li key={one.id} className="flex flex-col items-start gap-1 border-line border-t py-3 first:border-t-0">
            <p dir="auto" className="font-bold wrap-anywhere">
              {orderDetailText('returnOf', { titles: one.line_ids.map(titleOf).join(', ') })}
            </p>
            <p>{stateText(one)}</p>
            <p dir="auto" className="text-muted text-sm wrap-anywhere">
              {orderDetailText('yourReason', { text: one.reason })}
            </p>
            {one.photo && (
              <PrivatePhoto
                reader="customer"
                orderId={order.id}
                name={one.photo}
                alt={orderDetailText('returnPhoto')}
              />
            )}
            {one.answer && (
              <p dir="auto" className="text-muted text-sm wrap-anywhere">
                {orderDetailText('sellerAnswer', { text: one.answer })}
              </p>
            )}
            {canDispute(one) && order.actions.includes('dispute-return') && (
              <Button className="mt-2" onClick={() => onDispute(one)}>
                {orderDetailText('dispute')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** A declined return, or an accepted one that the seller does not refund. */
const canDispute = ({ state }: OrderReturn) => ['declined', 'accepted', 'lapsed'].includes(state);

function stateText({ state, answer_by, refund_cents }: OrderReturn): string {
  switch (state) {
    case 'requested':
      return answer_by
        ? orderDetailText('returnRequested', { date: formatDay(answer_by) })
        : orderDetailText('returnRequestedOnly');
    case 'accepted':
      return orderDetailText('returnAcceptedUntil', { date: formatDay(answer_by ?? '') });
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
