import type { OrderSummary } from '../../../contracts/orders.ts';
import { sellerOrderStatesText } from '../../../messages/seller-order-states.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = {
  awaiting_payment: 'trending',
  to_ship: 'warn',
  shipped: 'good',
  delivered: 'good',
  completed: 'good',
  cancelled: 'neutral',
} as const;

type BadgeOrder = Pick<OrderSummary, 'state' | 'has_open_return'>;

export function OrderBadge({ order: { state, has_open_return } }: { order: BadgeOrder }) {
  if (has_open_return) return <Badge tone="bad">{sellerOrderStatesText('openReturn')}</Badge>;
  return <Badge tone={tones[state]}>{sellerOrderStatesText(state)}</Badge>;
}
