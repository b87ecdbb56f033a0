import type { OrderSummary } from '../../../../contracts/ordering/orders/orders.ts';
import { orderStatesText } from '../../../../i18n/generated/order-states.ts';
import { StateBadges } from '../order-parts/state-badges.tsx';

/** What waits for the buyer stands out. */
const tones = {
  awaiting_payment: 'warn',
  to_ship: 'neutral',
  shipped: 'good',
  delivered: 'good',
  completed: 'neutral',
  cancelled: 'bad',
} as const;

type BadgeOrder = Pick<OrderSummary, 'state' | 'payment_state' | 'has_open_return'>;

export function OrderBadge({ order: { state, payment_state, has_open_return } }: { order: BadgeOrder }) {
  const isClaimed = state === 'awaiting_payment' && payment_state === 'claimed';
  return (
    <StateBadges
      tone={tones[state]}
      state={orderStatesText(isClaimed ? 'claimed' : state)}
      openReturn={has_open_return ? orderStatesText('return') : null}
    />
  );
}
