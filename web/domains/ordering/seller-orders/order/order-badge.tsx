import type { OrderSummary } from '../../../../../contracts/ordering/orders/orders.ts';
import { sellerOrderStatesText } from '../../../../../i18n/generated/seller-order-states.ts';
import { StateBadges } from '../../order-parts/state-badges.tsx';

/** What waits for the seller stands out. */
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
  return (
    <StateBadges
      tone={tones[state]}
      state={sellerOrderStatesText(state)}
      openReturn={has_open_return ? sellerOrderStatesText('openReturn') : null}
    />
  );
}
