import type { Db } from '../../../platform/db/database.ts';
import { getBalances, lockLedger } from '../../money/ledger/journal.service.ts';
import type { OrderMoneySource } from '../../money/settlement/post-settlement.service.ts';
import { isPaid, type OrderRow, restOf } from '../order-state/order-money.service.ts';
import type { OrderEventRequest } from '../order-state/transitions.ts';
import { isAnythingSent, refundAmount } from './line-refunds.service.ts';
import { nothing, type Settlement } from './settlement-plan.ts';

const sourceOf = ({ state }: OrderRow): OrderMoneySource => (state === 'completed' ? 'available' : 'held');

/** What of an amount the seller no longer has. */
async function findShortfall(tx: Db, order: OrderRow, cents: number): Promise<number> {
  if (sourceOf(order) === 'held') return Math.max(0, cents - (restOf(order) - order.disputedCents));
  await lockLedger(tx, order.sellerId);
  const { available } = await getBalances(tx, order.sellerId, order);
  return Math.max(0, cents - available);
}

/** What the seller owes, up to an amount that comes in. */
export async function findDebtPayment(tx: Db, order: OrderRow, cents: number): Promise<number> {
  const { debt } = await getBalances(tx, order.sellerId, order);
  if (debt === 0) return 0;
  await lockLedger(tx, order.sellerId);
  return Math.min(cents, -(await getBalances(tx, order.sellerId, order)).debt);
}

/** The card's bank disputes a part or all of the payment: that amount is neither released nor refunded meanwhile. */
export async function planSetApart(tx: Db, order: OrderRow, cents: number): Promise<Settlement> {
  const debtCents = await findShortfall(tx, order, cents);
  return {
    ...{ ...nothing, cents, debtCents, source: sourceOf(order), step: 'dispute' },
    changes: { disputedCents: order.disputedCents + cents, paymentState: 'disputed' },
    detail: { amount_cents: cents },
  };
}

/** The dispute is won. One that an earlier version heard of set nothing apart, and has nothing to give back. */
export async function planRestore(tx: Db, order: OrderRow, cents: number): Promise<Settlement> {
  const disputedCents = order.disputedCents - cents;
  const changes = { disputedCents, paymentState: disputedCents > 0 ? 'disputed' : 'paid' } as const;
  if (cents === 0) return { ...nothing, changes };
  const source = sourceOf(order);
  const debtCents = source === 'available' ? await findDebtPayment(tx, order, cents) : 0;
  return {
    ...{ ...nothing, cents, debtCents, source, step: 'dispute_won' },
    changes,
    detail: { amount_cents: cents },
  };
}

/** Money is gone that we did not send: a dispute was lost, or somebody refunded at the provider. */
export async function planTakeBack(tx: Db, order: OrderRow, request: OrderEventRequest): Promise<Settlement> {
  const { event, amountCents: cents = 0, isSetApart = false } = request;
  if (!isPaid(order) || cents <= 0) return nothing;
  const { lines } = await refundAmount(tx, order, cents);
  const debtCents = isSetApart ? 0 : await findShortfall(tx, order, cents);
  const disputedCents = order.disputedCents - (isSetApart ? cents : 0);
  const refundedCents = order.refundedCents + cents;
  const isAll = refundedCents === order.totalCents;
  const isUnsent = order.state === 'to_ship' && !(await isAnythingSent(tx, order.id));
  return {
    ...{ ...nothing, cents, debtCents, lines, source: isSetApart ? 'disputed' : sourceOf(order) },
    step: event === 'dispute_lost' ? 'dispute_lost' : 'refunded_elsewhere',
    changes: {
      disputedCents,
      refundedCents,
      paymentState: isAll ? 'refunded' : disputedCents > 0 ? 'disputed' : 'paid',
    },
    endsOrder: isAll && isUnsent,
    detail: { amount_cents: cents },
  };
}
