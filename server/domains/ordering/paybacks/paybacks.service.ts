import { eq } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { type PaybackState, paybackConfirmDays } from '../../../../contracts/ordering/orders/order-states.ts';
import {
  findAccountProblem,
  type PaybackAccount,
  readAccount,
  type TypedAccount,
} from '../../../../contracts/ordering/payments/payback-account.ts';
import { cleanLine, cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import { findVietnamBank } from '../../../../reference-data/currencies/vietnam-banks.ts';
import type { Db } from '../../../platform/db/database.ts';
import { orderPaybacks } from '../../../schema/ordering/paybacks.ts';
import { applyOrderEvent, type EventDeps, lockOrder } from '../order-lifecycle/apply-event.service.ts';
import type { ActionDeps } from '../order-lifecycle/buyer-actions.service.ts';
import { paybackDates, schedulePayback } from '../order-lifecycle/open-payback.service.ts';
import { requirePhoto } from '../order-lifecycle/order-photos.service.ts';
import type { PaybackRow } from '../order-state/order-rows.ts';
import { lockOwnOrder, type Party } from '../order-state/own-orders.service.ts';
import { refuse } from '../order-state/refusals.ts';

/** The payback that a call is about: the newest in one of the states. */
function pick(paybacks: readonly PaybackRow[], ...states: PaybackState[]): PaybackRow | undefined {
  return paybacks.findLast(({ state }) => states.includes(state));
}

async function change(tx: Db, { id }: PaybackRow, changes: Partial<PaybackRow>): Promise<PaybackRow> {
  const [changed] = await tx.update(orderPaybacks).set(changes).where(eq(orderPaybacks.id, id)).returning();
  if (!changed) throw new Error('The payback was not changed.');
  return changed;
}

/** The buyer names the account, or another one as long as nothing was sent. The same one again changes nothing. */
export function giveAccount(deps: ActionDeps, party: Party, typed: TypedAccount): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { paybacks } = await lockOwnOrder(tx, party);
    const payback = pick(paybacks, 'needs_account', 'due');
    const account = requireAccount(typed);
    if (!payback) throw refuse('payback_none');
    if (payback.account && isSame(payback.account, account)) return;
    const at = deps.now();
    await applyOrderEvent(tx, deps, {
      orderId: party.orderId,
      event: 'payback_account',
      by: 'buyer',
      at,
      detail: detailOf(payback),
    });
    const due = await change(tx, payback, { state: 'due', account, ...paybackDates(at) });
    await schedulePayback(tx, deps.queue, due, at);
  });
}

const detailOf = ({ amountCents }: PaybackRow) => ({ amount_cents: amountCents });

function requireAccount(typed: TypedAccount): PaybackAccount {
  // An unknown bank is refused like a missing one.
  const isUnknown = typed.method === 'vietqr' && !findVietnamBank(typed.bank);
  const read = isUnknown ? { ...typed, bank: '' } : typed;
  const account = readAccount(read);
  if (!account) throw new AppError('bad_input', { message: findAccountProblem(read)?.text ?? '' });
  return account;
}

/** The order of the fields in a stored account is the database's. */
const isSame = (one: PaybackAccount, other: PaybackAccount): boolean => {
  const sorted = (account: PaybackAccount) => JSON.stringify(Object.entries(account).toSorted());
  return sorted(one) === sorted(other);
};

/** The seller has paid, and shows it by a reference or a slip. The same proof again changes nothing. */
export function sendPayback(
  deps: ActionDeps,
  party: Party,
  evidence: { reference: string; slip?: string | undefined },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { paybacks } = await lockOwnOrder(tx, party);
    const slip = await requirePhoto(tx, party.orderId, evidence.slip);
    const reference = cleanLine(evidence.reference);
    const payback = pick(paybacks, 'needs_account', 'due');
    if (!payback) {
      const sent = paybacks.findLast(({ sentAt }) => sentAt !== null);
      if (sent && sent.reference === reference && sent.slip === slip) return;
      throw refuse(sent ? 'payback_sent_before' : 'payback_none');
    }
    if (!reference && !slip) throw new AppError('bad_input', { key: 'payback_proof_missing' });
    const at = deps.now();
    await applyOrderEvent(tx, deps, {
      ...{ orderId: party.orderId, event: 'payback_sent', by: 'seller', at },
      detail: { ...detailOf(payback), ...(reference && { reference }) },
    });
    const actAt = new Date(at.getTime() + paybackConfirmDays * dayMs);
    const sent = await change(tx, payback, { state: 'sent', reference, slip, sentAt: at, actAt });
    await schedulePayback(tx, deps.queue, sent, at);
  });
}

/** The buyer has the money, whether or not the seller said that it was sent. Asked again, nothing changes. */
export function confirmPayback(deps: ActionDeps, party: Party): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { paybacks } = await lockOwnOrder(tx, party);
    const payback = pick(paybacks, 'sent', 'disputed') ?? pick(paybacks, 'needs_account', 'due');
    if (payback) return finishPayback(tx, deps, payback, { event: 'payback_received', at: deps.now() });
    if (paybacks.length === 0) throw refuse('payback_none');
  });
}

/** The money that the seller says to have sent did not arrive; the platform decides. */
export function disputePayback(deps: ActionDeps, party: Party, reason: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const { paybacks } = await lockOwnOrder(tx, party);
    const payback = pick(paybacks, 'sent');
    if (!payback) {
      if (pick(paybacks, 'disputed')) return;
      throw refuse('payback_not_sent');
    }
    const at = deps.now();
    const detail = { ...detailOf(payback), reason: cleanParagraphs(reason) };
    await applyOrderEvent(tx, deps, { orderId: party.orderId, event: 'payback_disputed', by: 'buyer', at, detail });
    await change(tx, payback, { state: 'disputed', actAt: null });
  });
}

/** Ends a payback: the money has arrived, and the account is needed no longer. */
export async function finishPayback(
  tx: Db,
  deps: EventDeps,
  payback: PaybackRow,
  { event, at }: { event: 'payback_received' | 'payback_settled'; at: Date },
): Promise<void> {
  const { orderId, amountCents } = payback;
  const by = event === 'payback_received' ? 'buyer' : 'platform';
  await applyOrderEvent(tx, deps, { orderId, event, by, at, amountCents });
  await change(tx, payback, { state: 'received', account: null, actAt: null, receivedAt: at });
}

/** The operator decides whether the money of a payback has arrived; if not, the seller has to pay it. Asked again, nothing changes. */
export function decidePayback(
  deps: ActionDeps,
  { orderId, isPaid }: { orderId: number; isPaid: boolean },
): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const paybacks = await tx
      .select()
      .from(orderPaybacks)
      .where(eq(orderPaybacks.orderId, orderId))
      .orderBy(orderPaybacks.id);
    const at = deps.now();
    const undisputed = isPaid ? pick(paybacks, 'sent', 'needs_account', 'due') : undefined;
    const payback = pick(paybacks, 'disputed') ?? undisputed;
    if (!payback) {
      // Decided before.
      if (pick(paybacks, ...(isPaid ? (['received'] as const) : (['needs_account', 'due'] as const)))) return;
      throw refuse('payback_none');
    }
    if (isPaid) return finishPayback(tx, deps, payback, { event: 'payback_settled', at });
    const detail = detailOf(payback);
    await applyOrderEvent(tx, deps, { orderId, event: 'payback_refused', by: 'platform', at, detail });
    await reopen(tx, deps, payback, paybacks, at);
  });
}

/** What was not paid is due again, together with what has become due meanwhile. */
async function reopen(
  tx: Db,
  deps: EventDeps,
  payback: PaybackRow,
  paybacks: readonly PaybackRow[],
  at: Date,
): Promise<void> {
  const other = pick(paybacks, 'needs_account', 'due');
  const account = payback.account ?? other?.account ?? null;
  const amountCents = payback.amountCents + (other?.amountCents ?? 0);
  if (other) await tx.delete(orderPaybacks).where(eq(orderPaybacks.id, other.id));
  const evidence = { reference: '', slip: null, sentAt: null };
  const due = await change(tx, payback, {
    state: account ? 'due' : 'needs_account',
    account,
    amountCents,
    ...evidence,
    ...paybackDates(at),
  });
  await schedulePayback(tx, deps.queue, due, at);
}
