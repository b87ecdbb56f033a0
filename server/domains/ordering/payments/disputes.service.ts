import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import type { DisputeState, PaymentEvent } from '../../../providers/payments/order-payments.ts';
import { disputeShares, paymentDifferences, paymentDisputes } from '../../../schema/ordering/order-payments.ts';
import { applyOrderEvent, type EventDeps, lockOrder } from '../order-lifecycle/apply-event.service.ts';
import { allocate } from '../order-state/allocate.ts';
import { isPaid, type OrderRow, restOf } from '../order-state/order-money.service.ts';
import type { CardPayment } from './card-payments.service.ts';
import { closeDifference } from './differences.service.ts';

type Dispute = typeof paymentDisputes.$inferSelect;
type Share = typeof disputeShares.$inferSelect;

/** What of an order is neither given back nor disputed yet. */
const freeOf = (order: OrderRow): number => (isPaid(order) ? restOf(order) - order.disputedCents : 0);

/** Messages come late and out of order: a later one never leads back to an earlier state. */
const rankOf: Record<DisputeState, number> = { inquiry: 0, open: 1, won: 2, lost: 3 };

/** The only dispute of a payment, where the provider gives it no name; it is about all that is left. */
const unnamed = 'only';

/** Writes down what the provider says of a dispute. */
export async function recordDispute(tx: Db, payment: CardPayment, event: PaymentEvent, at: Date): Promise<void> {
  const state = stateIn(event);
  const { reference = unnamed, amountCents = payment.amountCents, evidenceDueAt = null } = event.dispute ?? {};
  const values = { paymentId: payment.id, reference, amountCents, state, evidenceDueAt, openedAt: at };
  const closedAt = rankOf[state] > rankOf.open ? at : null;
  const isSame = and(eq(paymentDisputes.paymentId, payment.id), eq(paymentDisputes.reference, reference));
  const [created] = await tx
    .insert(paymentDisputes)
    .values({ ...values, closedAt })
    .onConflictDoNothing()
    .returning();
  if (created) return;
  const [known] = await tx.select().from(paymentDisputes).where(isSame);
  if (!known || rankOf[known.state] > rankOf[state]) return;
  // In one state a date goes, when the evidence is there, and does not come back with a message that is late.
  const dueAt = known.state === state && known.evidenceDueAt === null ? null : evidenceDueAt;
  const changes = { state, closedAt: known.closedAt ?? closedAt, evidenceDueAt: dueAt };
  await tx.update(paymentDisputes).set(changes).where(isSame);
}

function stateIn({ status, reason, dispute }: PaymentEvent): DisputeState {
  if (dispute) return dispute.state;
  if (reason === 'dispute_won') return 'won';
  return reason === 'dispute_lost' || status === 'refunded' ? 'lost' : 'open';
}

/** Brings the orders of a payment to what is known of its disputes; nothing is done twice. */
export async function bookDisputes(tx: Db, deps: EventDeps, payment: CardPayment, at: Date): Promise<void> {
  if (payment.state !== 'paid') return;
  const disputes = await tx
    .select()
    .from(paymentDisputes)
    .where(eq(paymentDisputes.paymentId, payment.id))
    .orderBy(paymentDisputes.id);
  for (const dispute of disputes) {
    if (dispute.state === 'inquiry') continue;
    // What a won dispute took is back, so nobody has to settle it.
    if (dispute.state === 'won') await closeDifference(tx, differenceKey(dispute), 'The dispute was won.', at);
    for (const share of await findShares(tx, payment, dispute, at)) await bookShare(tx, deps, dispute, share, at);
  }
}

/** The parts of a dispute, in proportion to what each order has left; what fits no order is a difference. */
async function findShares(tx: Db, payment: CardPayment, dispute: Dispute, at: Date): Promise<Share[]> {
  const known = await tx
    .select()
    .from(disputeShares)
    .where(eq(disputeShares.disputeId, dispute.id))
    .orderBy(disputeShares.orderId);
  if (known.length > 0) return known;
  const locked: OrderRow[] = [];
  for (const id of payment.orderIds) locked.push(await lockOrder(tx, id));
  // What is on the list of differences already is booked by whoever settles it.
  const amountCents = dispute.amountCents - (await sumDifferences(tx, dispute));
  const shares = allocate(amountCents, locked.map(freeOf));
  const rows = locked
    .map(({ id }, index) => ({ disputeId: dispute.id, orderId: id, cents: shares[index] ?? 0 }))
    .filter(({ cents }) => cents > 0);
  const rest = amountCents - rows.reduce((sum, { cents }) => sum + cents, 0);
  if (rest > 0 && dispute.state !== 'won' && dispute.reference !== unnamed) await noteDifference(tx, dispute, rest, at);
  return rows.length === 0 ? [] : tx.insert(disputeShares).values(rows).returning();
}

const differenceKey = ({ id }: Dispute): string => `dispute ${id}`;

async function sumDifferences(tx: Db, dispute: Dispute): Promise<number> {
  const [noted] = await tx
    .select({ cents: paymentDifferences.amountCents })
    .from(paymentDifferences)
    .where(eq(paymentDifferences.key, differenceKey(dispute)));
  return noted?.cents ?? 0;
}

async function noteDifference(tx: Db, dispute: Dispute, amountCents: number, at: Date): Promise<void> {
  const values = { key: differenceKey(dispute), paymentId: dispute.paymentId, cause: 'dispute' as const };
  await tx
    .insert(paymentDifferences)
    .values({ ...values, amountCents, createdAt: at })
    .onConflictDoNothing();
}

async function bookShare(tx: Db, deps: EventDeps, dispute: Dispute, share: Share, at: Date): Promise<void> {
  const { state } = dispute;
  if (state === 'inquiry' || share.booked === state || share.booked === 'lost') return;
  const order = await lockOrder(tx, share.orderId);
  const isSetApart = share.booked === 'open';
  // A dispute that an earlier version heard of set nothing apart.
  const isFromBefore = !isSetApart && order.paymentState === 'disputed' && order.disputedCents === 0;
  const amountCents = isSetApart ? share.cents : Math.min(share.cents, freeOf(order));
  const events = { open: 'payment_disputed', won: 'dispute_won', lost: 'dispute_lost' } as const;
  const request = { orderId: order.id, event: events[state], by: 'platform', at, isSetApart } as const;
  if (state === 'won') {
    if (isSetApart) await applyOrderEvent(tx, deps, { ...request, amountCents }, order);
    else if (isFromBefore) await applyOrderEvent(tx, deps, { ...request, amountCents: 0 }, order);
  } else if (amountCents > 0) await applyOrderEvent(tx, deps, { ...request, amountCents }, order);
  await tx
    .update(disputeShares)
    .set({ booked: state })
    .where(and(eq(disputeShares.disputeId, dispute.id), eq(disputeShares.orderId, order.id)));
}
