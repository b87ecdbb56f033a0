import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect } from 'vitest';
import { dayMs } from '../../contracts/durations.ts';
import { AppError } from '../../contracts/errors.ts';
import type { Db } from '../../server/db/database.ts';
import { findBookProblems, readTrialBalance } from '../../server/features/ledger/journal.service.ts';
import { cancel, confirmArrival } from '../../server/features/orders/buyer-actions.service.ts';
import { runClock } from '../../server/features/orders/clocks.service.ts';
import {
  confirmDelivery,
  confirmPayment,
  declineLines,
  refundGoodwill,
  ship,
} from '../../server/features/orders/seller-actions.service.ts';
import { applyPaymentEvent } from '../../server/features/payments/payment-events.service.ts';
import { executeRefund } from '../../server/features/payments/payment-jobs.service.ts';
import { answerReturn, decideReturn, request } from '../../server/features/returns/returns.service.ts';
import type { PaymentStatus } from '../../server/providers/payments/order-payments.ts';
import { createSandboxCard } from '../../server/providers/payments/sandbox-card/sandbox-card.ts';
import { brokenOrderRules } from './order-rules.ts';
import { ordering } from './orders.ts';
import type { buildTestApp } from './test-app.ts';

type App = Awaited<ReturnType<typeof buildTestApp>>;

const unitsPutIn = 10;

const acts = [
  ...['pay', 'pay', 'fail', 'dispute', 'lose', 'win', 'cancel', 'ship', 'ship', 'ship part', 'decline part', 'decline'],
  ...['deliver', 'receive', 'mark paid', 'return', 'return all', 'accept', 'refuse', 'arrive', 'contest', 'decide'],
  ...['goodwill', 'refund', 'lapse', 'deliver by clock', 'complete', 'accept by clock', 'return lapses'],
] as const;

/** What happens to one order; each act may be sent twice at once, and its transaction may be rolled back first. */
export const orderHistories = fc.record({
  method: fc.constantFrom('card' as const, 'card' as const, 'cash_on_delivery' as const, 'promptpay' as const),
  units: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
  acts: fc.array(
    fc.record({ act: fc.constantFrom(...acts), isTwice: fc.boolean(), crashes: fc.nat(1), days: fc.nat(12) }),
    { minLength: 3, maxLength: 16 },
  ),
});

type History = typeof orderHistories extends fc.Arbitrary<infer Value> ? Value : never;
type Act = History['acts'][number]['act'];

class Crash extends Error {}

/** Plays histories against the database, and checks what must always hold. */
export async function openHistories(app: App) {
  const { db, queue } = app;
  const { newSeller, newBuyer } = ordering(app);
  const [seller, buyer] = [await newSeller(), await newBuyer()];

  return async ({ method, units, acts: steps }: History) => {
    const goods = await Promise.all(units.map(() => seller.newProduct({ stock: unitsPutIn })));
    const wanted = goods.map((product, index) => ({ product, units: units[index] ?? 1 }));
    const placed = await buyer.order(wanted, { method });
    const id = Number(placed.orders[0]?.id);
    let time = Date.now();
    for (const [step, { act, isTwice, crashes, days }] of steps.entries()) {
      time += days * dayMs;
      const play = (within: Db) => perform(within, act, { id, now: new Date(time), key: `history-${id}-${step}` });
      for (let crash = 0; crash < crashes; crash += 1) {
        const rolledBack = db.transaction(async (tx) => {
          await play(tx);
          throw new Crash();
        });
        await rolledBack.catch(allowRefusal);
      }
      await Promise.all(Array.from({ length: isTwice ? 2 : 1 }, () => play(db).catch(allowRefusal)));
    }
    expect(await findBroken(db)).toEqual([]);
  };

  async function perform(within: Db, act: Act, { id, now, key }: { id: number; now: Date; key: string }) {
    const deps = { db: within, queue, now: () => now, cards: createSandboxCard() };
    const bySeller = { reader: 'seller', accountId: seller.id, orderId: id } as const;
    const byBuyer = { reader: 'buyer', accountId: buyer.id, orderId: id } as const;
    const { rows: lines } = await within.execute<{ id: string }>(
      sql`select id from order_lines where order_id = ${id} and state = 'open' order by id`,
    );
    const { rows: asked } = await within.execute<{ id: string; state: string }>(
      sql`select id, state from order_returns where order_id = ${id} order by id desc`,
    );
    const firstLine = lines.slice(0, 1).map((line) => String(line.id));
    const clock = (name: 'lapse' | 'deliver' | 'complete') => runClock(within, deps, { orderId: id, clock: name }, now);
    const returnClock = (name: 'accept-return' | 'lapse-return', waiting: string) => {
      const returnId = Number(asked.find(({ state }) => state === waiting)?.id ?? 0);
      return runClock(within, deps, { orderId: id, clock: name, returnId }, now);
    };
    const back = (line_ids: string[]) => request(deps, byBuyer, { key, line_ids, reason: 'Too small' });
    const answer = (action: 'accept' | 'decline' | 'mark-returned' | 'dispute') =>
      answerReturn(deps, action === 'dispute' ? byBuyer : bySeller, { action, returnId: undefined, reason: 'Because' });
    const parcel = { key, carrier: 'flash-express', tracking_number: '' };
    const table: Record<Act, () => Promise<unknown>> = {
      pay: () => tell(within, id, 'paid', now),
      fail: () => tell(within, id, 'failed', now),
      dispute: () => tell(within, id, 'disputed', now),
      lose: () => tell(within, id, 'refunded', now, 'dispute_lost'),
      win: () => tell(within, id, 'paid', now, 'dispute_won'),
      cancel: () => cancel(deps, byBuyer, ''),
      ship: () => ship(deps, bySeller, parcel),
      'ship part': () => ship(deps, bySeller, { ...parcel, line_ids: firstLine }),
      'decline part': () => declineLines(deps, bySeller, { key, reason: 'Broken', line_ids: firstLine }),
      decline: () => declineLines(deps, bySeller, { key, reason: 'Broken' }),
      deliver: () => confirmDelivery(deps, bySeller, undefined),
      receive: () => confirmArrival(deps, byBuyer),
      'mark paid': () => confirmPayment(deps, bySeller),
      return: () => back(firstLine),
      'return all': () => back(lines.map((line) => String(line.id))),
      accept: () => answer('accept'),
      refuse: () => answer('decline'),
      arrive: () => answer('mark-returned'),
      contest: () => answer('dispute'),
      decide: () => decideReturn(deps, { returnId: Number(asked[0]?.id ?? 0), isRefunded: now.getTime() % 2 === 0 }),
      goodwill: () => refundGoodwill(deps, bySeller, { key, amount_cents: 70, reason: '' }),
      refund: async () => {
        const { rows } = await within.execute<{ id: string }>(sql`select id from order_refunds where order_id = ${id}`);
        for (const refund of rows) await executeRefund(deps, Number(refund.id));
      },
      lapse: () => clock('lapse'),
      'deliver by clock': () => clock('deliver'),
      complete: () => clock('complete'),
      'accept by clock': () => returnClock('accept-return', 'requested'),
      'return lapses': () => returnClock('lapse-return', 'accepted'),
    };
    await table[act]();
  }

  async function tell(
    within: Db,
    id: number,
    status: PaymentStatus,
    at: Date,
    reason?: 'dispute_lost' | 'dispute_won',
  ) {
    const { rows } = await within.execute<{ reference: string; amount: string }>(
      sql`select reference, amount_cents as amount from order_payments where ${id} = any(order_ids) order by id desc`,
    );
    const [payment] = rows;
    if (!payment) return;
    const { reference, amount } = payment;
    const event = { id: `${reference} ${reason ?? status}`, reference, status, amountCents: Number(amount), at };
    await applyPaymentEvent({ db: within, queue, now: () => at }, 'sandbox', { ...event, ...(reason && { reason }) });
  }
}

/** People are refused what the state does not allow; any other error is a fault. */
function allowRefusal(error: unknown): void {
  if (error instanceof Crash) return;
  if (error instanceof AppError && ['order_changed', 'not_enough_money', 'key_used_before'].includes(error.code))
    return;
  throw error;
}

/** What must never be, by name; empty where all is well. */
async function findBroken(db: Db): Promise<string[]> {
  const broken = [];
  for (const [name, rule] of Object.entries(brokenOrderRules(String(unitsPutIn)))) {
    if ((await db.execute(sql.raw(rule))).rows.length > 0) broken.push(name);
  }
  return [...broken, ...findBookProblems(await readTrialBalance(db))];
}
