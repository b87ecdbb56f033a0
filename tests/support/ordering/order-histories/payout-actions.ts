import { dayMs } from '../../../../contracts/durations.ts';
import type { PayoutState } from '../../../../contracts/money/payout-rules.ts';
import { feeOf } from '../../../../server/domains/money/ledger/fees.service.ts';
import { openMovement } from '../../../../server/domains/money/ledger/ledger.service.ts';
import { movementLimits } from '../../../../server/domains/money/ledger/limits-in-currency.ts';
import { advancePayout, type PayoutNews } from '../../../../server/domains/money/payouts/payout-steps.service.ts';
import { changesNothing, leadsPayoutTo, refusedWith } from './order-expectations.ts';
import type { OrderSnapshot } from './order-snapshot.ts';
import type { OrderAction } from './scene.ts';

/** Asked for where there is nothing, and refused then; more than the least fee. */
const leastOf = ({ order }: OrderSnapshot): number => 4 * movementLimits(order.currency).smallest;

/** The seller asks for a part of the balance or, without one, for what is not there. */
function asking(shareOf: (availableCents: number) => number): OrderAction {
  const amountOf = (seen: OrderSnapshot) => Math.max(leastOf(seen), shareOf(seen.availableCents));
  return {
    expected: (seen) =>
      amountOf(seen) > seen.availableCents ? refusedWith('not_enough_money') : leadsPayoutTo('requested'),
    perform({ db, seen, key, now }) {
      const amountCents = amountOf(seen);
      const { currency } = seen.order;
      const payout = { provider: 'sandbox', bankDetails: null, expectedAt: new Date(now.getTime() + dayMs) } as const;
      const to = {
        walletId: 'bank',
        wallet: 'Test bank ••6789',
        feeCents: feeOf('withdrawal', amountCents, currency).cents,
      };
      const request = { sellerId: seen.order.sellerId, currency, type: 'withdrawal' as const, amountCents, ...to, key };
      return openMovement(db, { ...request, payout }, now);
    },
  };
}

const order: PayoutState[] = ['requested', 'in_transit', 'paid', 'failed'];

/** The bank says something of the newest payout; what came before in the order of things changes nothing any more. */
function saying(news: PayoutNews): OrderAction {
  return {
    applies: ({ payout }) => payout !== undefined,
    expected: ({ payout }) =>
      payout && order.indexOf(news.state) > order.indexOf(payout.state) ? leadsPayoutTo(news.state) : changesNothing,
    perform: ({ db, queue, seen, now }) => advancePayout(db, { queue }, { id: seen.payout?.id ?? 0, ...news }, now),
  };
}

/** What becomes of the seller's own money while orders go on. */
export const payoutActions = {
  'the seller is paid out in part': asking((cents) => Math.floor(cents / 2)),
  'the seller is paid out': asking((cents) => cents),
  'the bank has the payout': saying({ state: 'in_transit', batch: 'B1' }),
  'the bank pays the payout': saying({ state: 'paid' }),
  'the bank refuses the payout or sends it back': saying({ state: 'failed', failure: 'bank_refused' }),
} satisfies Record<string, OrderAction>;
