import { eq, inArray, sql } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import {
  type ReturnState,
  returnAnswerDays,
  returnArrivalDays,
} from '../../../../contracts/ordering/orders/order-states.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderLines, orderReturns, orders } from '../../../schema/ordering/orders.ts';
import {
  type Actor,
  applyOrderEvent,
  type EventDeps,
  lockOrder,
  type OrderEventName,
} from '../order-lifecycle/apply-event.service.ts';
import type { ActionDeps } from '../order-lifecycle/buyer-actions.service.ts';
import { requirePhoto } from '../order-lifecycle/order-photos.service.ts';
import { scheduleTimeout } from '../order-lifecycle/orders.job.ts';
import { returnableLines } from '../order-state/order-actions.service.ts';
import type { LineRow } from '../order-state/order-rows.ts';
import { chooseLines, lockOwnOrder, type Party, wasDoneBefore } from '../order-state/own-orders.service.ts';
import { refuse, refuseEvent, refuseLineReturn, refuseReturn, refuseWithDay } from '../order-state/refusals.ts';
import { mayWithdraw } from '../order-state/withdrawal.ts';
import { findReturnAddress } from './return-shipment.service.ts';

type ReturnRow = typeof orderReturns.$inferSelect;

const openStates: ReturnState[] = ['requested', 'accepted', 'disputed'];

interface NewReturn {
  key: string;
  line_ids: string[];
  reason: string;
  photo?: string | undefined;
}

/** Asks to return lines within the return window. The seller has some days to answer; then it counts as accepted. */
export function request(deps: ActionDeps, party: Party, { key, line_ids, reason, photo }: NewReturn): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { order, lines, returns } = await lockOwnOrder(tx, party);
    if (await wasDoneBefore(tx, { orderId: order.id, key }, ['return_requested'])) return;
    const at = deps.now();
    if (order.state !== 'delivered') throw refuseEvent('return_requested', order);
    if (!order.dueAt || order.dueAt < at) throw refuseWithDay('return_window_over', order.dueAt ?? at);
    const isWithdrawal = mayWithdraw(order, at);
    if (!reason && !isWithdrawal) throw new AppError('bad_input', { key: 'return_reason_missing' });
    const possible = returnableLines(lines, returns);
    const refuseLine = (line: LineRow) => refuseLineReturn(line, returns);
    const chosen = chooseLines(line_ids, { lines, possible, refuse: refuseLine });
    const lineIds = chosen.map(({ id }) => id);
    const refundCents = chosen.reduce((sum, { units, unitPriceCents }) => sum + units * unitPriceCents, 0);
    const answerBy = new Date(at.getTime() + returnAnswerDays * dayMs);
    const [asked] = await tx
      .insert(orderReturns)
      .values({
        ...{ orderId: order.id, lineIds, reason, refundCents, answerBy, createdAt: at },
        photo: await requirePhoto(tx, order.id, photo),
      })
      .returning();
    if (!asked) throw new Error('The return was not written.');
    const detail = { return_id: String(asked.id), reason, lines: lineIds.join(',') };
    await applyOrderEvent(tx, deps, { orderId: order.id, event: 'return_requested', by: 'buyer', at, key, detail });
    await updateOrder(tx, order.id);
    const timeout = { orderId: order.id, timeout: 'accept-return', returnId: asked.id } as const;
    await scheduleTimeout(tx, deps, timeout, { dueAt: answerBy, now: at });
    if (isWithdrawal) await acceptReturnOf(tx, deps, { orderId: order.id, returnId: asked.id, at });
  });
}

interface Step {
  from: readonly ReturnState[];
  to: ReturnState;
  event: OrderEventName;
  by: Actor;
  at: Date;
  answer?: string;
  /** Whether the lines go back and their price to the buyer. */
  isRefunded?: boolean;
}

/** Moves a return on. One that is in the wanted state already stays as it is. */
async function moveOn(tx: Db, deps: EventDeps, found: ReturnRow | undefined, step: Step): Promise<void> {
  if (!found) throw refuse('return_unknown');
  if (found.state === step.to) return;
  if (!step.from.includes(found.state)) throw refuseReturn(found);
  const { orderId, lineIds } = found;
  const { event, by, at, answer, isRefunded = false } = step;
  // What came back in another return was paid back with it.
  if (isRefunded && !(await areOpen(tx, lineIds))) throw refuse('line_returned');
  const detail = { return_id: String(found.id), ...(answer === undefined ? {} : { reason: answer }) };
  await applyOrderEvent(tx, deps, { orderId, event, by, at, detail, ...(isRefunded && { lineIds }) });
  const changes = { state: step.to, ...(step.to === 'declined' && { answer: answer ?? '' }) };
  await tx.update(orderReturns).set(changes).where(eq(orderReturns.id, found.id));
  if (step.to === 'accepted') await awaitArrival(tx, deps, found, at);
  if (isRefunded) await tx.update(orderLines).set({ state: 'returned' }).where(inArray(orderLines.id, lineIds));
  await updateOrder(tx, orderId);
  if (!openStates.includes(step.to)) await resumeTimeout(tx, deps, orderId, step);
}

async function areOpen(tx: Db, lineIds: readonly number[]): Promise<boolean> {
  const lines = await tx
    .select({ state: orderLines.state })
    .from(orderLines)
    .where(inArray(orderLines.id, [...lineIds]));
  return lines.every(({ state }) => state === 'open');
}

/** Goods that never come back must not hold the seller's money for ever. */
async function awaitArrival(tx: Db, deps: EventDeps, { id, orderId }: ReturnRow, at: Date): Promise<void> {
  const arriveBy = new Date(at.getTime() + returnArrivalDays * dayMs);
  const address = await findReturnAddress(tx, await lockOrder(tx, orderId));
  const sendTo = address?.line1 ? address : null;
  await tx.update(orderReturns).set({ answerBy: arriveBy, sendTo }).where(eq(orderReturns.id, id));
  await scheduleTimeout(tx, deps, { orderId, timeout: 'expire-return', returnId: id }, { dueAt: arriveBy, now: at });
}

async function updateOrder(tx: Db, orderId: number): Promise<void> {
  const isOpen = sql`exists (select from order_returns where order_id = ${orderId} and state in ('requested', 'accepted', 'disputed'))`;
  await tx.update(orders).set({ hasOpenReturn: isOpen }).where(eq(orders.id, orderId));
}

/** The order completes after its window; after a refusal or a expire the buyer has some days to ask for a decision. */
async function resumeTimeout(tx: Db, deps: EventDeps, orderId: number, { to, at }: Step): Promise<void> {
  const order = await lockOrder(tx, orderId);
  const canBeDisputed = to === 'declined' || to === 'expired';
  const earliest = canBeDisputed ? at.getTime() + returnAnswerDays * dayMs : at.getTime();
  const dueAt = new Date(Math.max(order.dueAt?.getTime() ?? 0, earliest));
  await tx.update(orders).set({ dueAt }).where(eq(orders.id, orderId));
  await scheduleTimeout(tx, deps, { orderId, timeout: 'complete' }, { dueAt, now: at });
}

async function findReturn(tx: Db, { orderId, returnId }: { orderId: number; returnId: number }) {
  const rows = await tx.select().from(orderReturns).where(eq(orderReturns.id, returnId));
  return rows.find((row) => row.orderId === orderId);
}

interface DueReturn {
  orderId: number;
  returnId: number;
  at: Date;
}

/** The seller did not answer in time. */
export async function acceptReturnOf(tx: Db, deps: EventDeps, { at, ...ids }: DueReturn): Promise<void> {
  const step: Step = { from: ['requested'], to: 'accepted', event: 'return_accepted', by: 'platform', at };
  await moveOn(tx, deps, await findReturn(tx, ids), step);
}

/** The goods did not arrive in time, as far as the seller said. */
export async function expireReturnOf(tx: Db, deps: EventDeps, { at, ...ids }: DueReturn): Promise<void> {
  const step: Step = { from: ['accepted'], to: 'expired', event: 'return_expired', by: 'platform', at };
  await moveOn(tx, deps, await findReturn(tx, ids), step);
}

/** What the two sides of an order can do with a return. */
const answers = {
  accept: { from: ['requested'], to: 'accepted', event: 'return_accepted', by: 'seller' },
  decline: { from: ['requested'], to: 'declined', event: 'return_declined', by: 'seller' },
  'mark-returned': {
    ...{ from: ['requested', 'accepted'], to: 'refunded', event: 'return_refunded', by: 'seller' },
    isRefunded: true,
  },
  dispute: { from: ['declined', 'accepted', 'expired'], to: 'disputed', event: 'return_disputed', by: 'buyer' },
} as const satisfies Record<string, Omit<Step, 'at'>>;

export function answerReturn(
  deps: ActionDeps,
  party: Party,
  { action, returnId, reason }: { action: keyof typeof answers; returnId: string | undefined; reason?: string },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { order, returns } = await lockOwnOrder(tx, party);
    const from: readonly ReturnState[] = answers[action].from;
    const waiting = returns.find(({ state }) => from.includes(state)) ?? returns.at(-1);
    const found = returnId ? returns.find(({ id }) => String(id) === returnId) : waiting;
    const isDone = found?.state === answers[action].to;
    if (!isDone && order.state !== 'delivered') throw refuseEvent(answers[action].event, order);
    const step = { ...answers[action], at: deps.now(), ...(reason === undefined ? {} : { answer: reason }) };
    await moveOn(tx, deps, found, step);
  });
}

/** The operator decides a disputed return. */
export function decideReturn(
  deps: ActionDeps,
  { returnId, isRefunded }: { returnId: number; isRefunded: boolean },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const [found] = await tx.select().from(orderReturns).where(eq(orderReturns.id, returnId));
    if (found) await lockOrder(tx, found.orderId);
    const event = isRefunded ? 'return_granted' : 'return_refused';
    const common = { from: ['disputed'], to: 'decided', by: 'platform', at: deps.now() } as const;
    await moveOn(tx, deps, found && (await findReturn(tx, { orderId: found.orderId, returnId })), {
      ...common,
      event,
      isRefunded,
    });
  });
}
