import type { OrderSummary } from '../../../contracts/orders.ts';
import { orderStatesText } from '../../../messages/order-states.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = {
  awaiting_payment: 'warn',
  to_ship: 'neutral',
  shipped: 'good',
  delivered: 'good',
  completed: 'neutral',
  cancelled: 'bad',
} as const;

/** The state of an order and, beside it, an open return. */
export function OrderBadge({ order }: { order: Pick<OrderSummary, 'state' | 'payment_state' | 'has_open_return'> }) {
  const isClaimed = order.state === 'awaiting_payment' && order.payment_state === 'claimed';
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tones[order.state]}>{orderStatesText(isClaimed ? 'claimed' : order.state)}</Badge>
      {order.has_open_return && <Badge tone="warn">{orderStatesText('return')}</Badge>}
    </span>
  );
}
