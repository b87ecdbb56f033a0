import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import { paybackDays, paybackReminderDays } from '../../../../contracts/ordering/orders/order-states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderPaybacks } from '../../../schema/ordering/paybacks.ts';
import type { OrderRow, PaybackRow } from '../order-state/order-rows.ts';
import type { EventDeps } from '../order-state/transitions.ts';
import { scheduleTimeout } from './orders.job.ts';

const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * dayMs);

/** When a payback whose account is known has to be paid, and when the seller is reminded of it. */
export const paybackDates = (at: Date) => ({
  dueAt: daysAfter(at, paybackDays),
  actAt: daysAfter(at, paybackDays - paybackReminderDays),
});

/** Sets the clock of a payback to the time at which something happens by itself. */
export async function schedulePayback(
  tx: Db,
  queue: EventDeps['queue'],
  { id: paybackId, orderId, actAt }: PaybackRow,
  now: Date,
): Promise<void> {
  if (actAt) await scheduleTimeout(tx, { queue }, { orderId, timeout: 'payback', paybackId }, { dueAt: actAt, now });
}

/**
 * Writes down what the seller has to pay back, in the transaction of what caused it. An amount that was not paid yet
 * grows, and its time begins again; an account that the buyer named for this order is used again.
 */
export async function openPayback(
  tx: Db,
  queue: EventDeps['queue'],
  { id: orderId }: OrderRow,
  { cents, at }: { cents: number; at: Date },
): Promise<void> {
  const unpaid = and(eq(orderPaybacks.orderId, orderId), inArray(orderPaybacks.state, ['needs_account', 'due']));
  const [open] = await tx.select().from(orderPaybacks).where(unpaid);
  const dates = paybackDates(at);
  if (open) {
    const changes = { amountCents: open.amountCents + cents, ...(open.state === 'due' && dates) };
    const [grown] = await tx.update(orderPaybacks).set(changes).where(eq(orderPaybacks.id, open.id)).returning();
    if (grown) await schedulePayback(tx, queue, grown, at);
    return;
  }
  const isKnown = and(eq(orderPaybacks.orderId, orderId), isNotNull(orderPaybacks.account));
  const [known] = await tx.select({ account: orderPaybacks.account }).from(orderPaybacks).where(isKnown).limit(1);
  const first = known?.account
    ? ({ state: 'due', account: known.account, ...dates } as const)
    : ({ state: 'needs_account', actAt: daysAfter(at, paybackReminderDays) } as const);
  const [created] = await tx
    .insert(orderPaybacks)
    .values({ orderId, amountCents: cents, createdAt: at, ...first })
    .returning();
  if (!created) throw new Error('The payback was not written.');
  await schedulePayback(tx, queue, created, at);
}
