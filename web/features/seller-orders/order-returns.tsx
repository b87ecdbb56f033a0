import type { Order, OrderReturn } from '../../../contracts/orders.ts';
import { sellerOrderText } from '../../../messages/seller-order.ts';
import { formatMoney } from '../../lib/format.ts';
import { formatTime } from '../../lib/format-time.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PrivatePhoto } from '../order-photos/private-photo.tsx';
import type { OrderRequest } from './order-request.ts';

const states = {
  requested: { text: 'requested', tone: 'warn' },
  accepted: { text: 'accepted', tone: 'neutral' },
  refunded: { text: 'refundedReturn', tone: 'good' },
  declined: { text: 'declinedReturn', tone: 'neutral' },
  lapsed: { text: 'lapsedReturn', tone: 'neutral' },
  disputed: { text: 'disputed', tone: 'bad' },
  decided: { text: 'decided', tone: 'good' },
} as const;

interface OrderReturnsProps {
  order: Order;
  onRequest: (request: OrderRequest) => void;
}

/** The returns with what the seller may answer. */
export function OrderReturns({ order, onRequest }: OrderReturnsProps) {
  if (order.returns.length === 0) return null;
  return (
    <Card>
      <h2 className="mb-2 text-lg">{sellerOrderText('returns')}</h2>
      <ul className="divide-y divide-line">
        {order.returns.map((orderReturn) => (
          <ReturnItem key={orderReturn.id} orderReturn={orderReturn} order={order} onRequest={onRequest} />
        ))}
      </ul>
    </Card>
  );
}

function ReturnItem({ orderReturn, order, onRequest }: OrderReturnsProps & { orderReturn: OrderReturn }) {
  const { id, state, reason, photo, answer, answer_by: answerBy } = orderReturn;
  const titles = order.lines
    .filter((line) => orderReturn.line_ids.includes(line.id))
    .map((line) => line.original_title);
  const { text, tone } = states[state];
  return (
    <li className="flex flex-col items-start gap-2 py-3">
      <p dir="auto" className="font-semibold wrap-anywhere">
        {sellerOrderText('returnOf', { titles: titles.join(', ') })}
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tone}>{sellerOrderText(text)}</Badge>
        <span className="text-sm">
          {sellerOrderText('refundOf', { amount: formatMoney(orderReturn.refund_cents) })}
        </span>
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {reason}
      </p>
      {photo && <PrivatePhoto reader="seller" orderId={order.id} name={photo} alt={sellerOrderText('photoOfReturn')} />}
      {answer && (
        <p dir="auto" className="text-muted text-sm wrap-anywhere">
          {sellerOrderText('yourAnswer', { answer })}
        </p>
      )}
      {state === 'requested' && answerBy && (
        <p className="text-sm text-warn">{sellerOrderText('answerBy', { time: formatTime(answerBy) })}</p>
      )}
      <ReturnActions key={id} orderReturn={orderReturn} actions={order.actions} onRequest={onRequest} />
    </li>
  );
}

interface ReturnActionsProps {
  orderReturn: OrderReturn;
  actions: readonly string[];
  onRequest: (request: OrderRequest) => void;
}

function ReturnActions({ orderReturn, actions, onRequest }: ReturnActionsProps) {
  const canAnswer = orderReturn.state === 'requested';
  const canReceive = orderReturn.state === 'accepted' && actions.includes('mark-returned');
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {canAnswer && actions.includes('accept-return') && (
        <Button tone="primary" onClick={() => onRequest({ action: 'accept-return', orderReturn })}>
          {sellerOrderText('acceptReturn')}
        </Button>
      )}
      {canAnswer && actions.includes('decline-return') && (
        <Button onClick={() => onRequest({ action: 'decline-return', orderReturn })}>
          {sellerOrderText('declineReturn')}
        </Button>
      )}
      {canReceive && (
        <Button tone="primary" onClick={() => onRequest({ action: 'mark-returned', orderReturn })}>
          {sellerOrderText('markReturned')}
        </Button>
      )}
    </div>
  );
}
