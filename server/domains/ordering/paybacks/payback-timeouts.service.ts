import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { orderPaybacks } from '../../../schema/ordering/paybacks.ts';
import { applyOrderEvent, type EventDeps } from '../order-lifecycle/apply-event.service.ts';
import { schedulePayback } from '../order-lifecycle/open-payback.service.ts';
import type { PaybackRow } from '../order-state/order-rows.ts';
import { finishPayback } from './paybacks.service.ts';

interface Named {
  orderId: number;
  paybackId: number;
}

async function findPayback(tx: Db, { orderId, paybackId }: Named): Promise<PaybackRow | undefined> {
  const isNamed = and(eq(orderPaybacks.id, paybackId), eq(orderPaybacks.orderId, orderId));
  const [found] = await tx.select().from(orderPaybacks).where(isNamed);
  return found;
}

/** When something happens to a payback by itself; null where nothing does. */
export async function findPaybackDue(tx: Db, named: Named): Promise<Date | null> {
  return (await findPayback(tx, named))?.actAt ?? null;
}

/** Reminds who has to act, or takes a payback as received to which nobody objected. */
export async function actOnPayback(tx: Db, deps: EventDeps, { at, ...named }: Named & { at: Date }): Promise<void> {
  const payback = await findPayback(tx, named);
  if (!payback) return;
  if (payback.state === 'sent') return finishPayback(tx, deps, payback, { event: 'payback_settled', at });
  const isLate = payback.dueAt !== null && payback.dueAt <= at;
  const event =
    payback.state === 'needs_account' ? 'payback_account_reminded' : isLate ? 'payback_overdue' : 'payback_reminded';
  const detail = { amount_cents: payback.amountCents };
  await applyOrderEvent(tx, deps, { orderId: named.orderId, event, by: 'platform', at, detail });
  const actAt = event === 'payback_reminded' ? payback.dueAt : null;
  const changed = { ...payback, actAt };
  await tx.update(orderPaybacks).set({ actAt }).where(eq(orderPaybacks.id, payback.id));
  await schedulePayback(tx, deps.queue, changed, at);
}
