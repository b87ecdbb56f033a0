import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { dayMs } from '../../contracts/durations.ts';
import { readCommission } from '../../server/domains/money/commission/commission-rules.service.ts';
import { readPlatform } from '../../server/domains/money/commission/commission-tax.service.ts';
import { payOwedCommission } from '../../server/domains/money/invoices/pay-commission.service.ts';
import { readMode } from '../../server/domains/money/ledger/ledger-mode.service.ts';
import { type CheckoutDeps, placeOrders } from '../../server/domains/ordering/checkout/checkout.service.ts';
import {
  orderTimeout,
  scheduleTimeout,
  type Timeout,
} from '../../server/domains/ordering/order-lifecycle/orders.job.ts';
import { refundPayment } from '../../server/domains/ordering/order-lifecycle/payments.job.ts';
import type { PaymentDeps } from '../../server/domains/ordering/payments/card-payments.service.ts';
import { executeRefund } from '../../server/domains/ordering/payments/payment-jobs.service.ts';
import type { Db } from '../../server/platform/db/database.ts';
import type { Queue } from '../../server/platform/jobs/queue.ts';
import type { Storage } from '../../server/platform/storage/storage.ts';
import { createSandboxCard } from '../../server/providers/payments/sandbox-card/sandbox-card.ts';
import { accounts } from '../../server/schema/identity/accounts.ts';
import { commissionInvoices } from '../../server/schema/ordering/commission-invoices.ts';
import { orders, purchases } from '../../server/schema/ordering/orders.ts';
import { createRandomStream } from '../random/random-stream.ts';
import { demoBuyers, signedInBuyer } from './buyers.ts';
import { chooseLines } from './choose-lines.ts';
import { findSellerWithoutOrders } from './missing-orders.ts';
import { type DemoOrder, planDemoOrders } from './plan-orders.ts';
import { takeStep } from './take-step.ts';
import { writeVisits } from './write-visits.ts';

interface Deps {
  db: Db;
  storage: Storage;
  queue: Pick<Queue, 'enqueue'>;
  config: Parameters<typeof readCommission>[0] & Parameters<typeof readPlatform>[0];
  now: Date;
}

// Advisory lock held while an order is placed; an arbitrary number, the same in every process.
const ordersLock = 7_274_006;

/** Buyers of the demo order as often as its history says. */
const noLimits = { orders: 1e9, ordersOfProduct: 1e9, unitsOfProduct: 1e9 };

/** Orders that were placed before this many days have their commission paid; it is due 30 days after their end. */
const commissionPaidDaysAgo = 25;

/**
 * Gives the demo seller the orders of ninety days, or those that are missing after an interruption. Each order is written
 * in a transaction of its own, so that visitors who buy from the same seller do not wait.
 */
export async function loadDemoOrdersOnce(deps: Deps): Promise<void> {
  // They are paid in the sandbox, which does not stand beside real money.
  if ((await readMode(deps.db)) === 'live') return;
  const seller = await findSellerWithoutOrders(deps.db);
  if (!seller) return;
  const planned = planDemoOrders(deps.now, seller.country);
  const buyerIds = await addBuyers(deps.db, planned[0]?.placedAt ?? deps.now);
  const { sellerId } = seller;
  const lately = new Date(deps.now.getTime() - commissionPaidDaysAgo * dayMs);
  const writeAll = async (orders: readonly DemoOrder[]) => {
    for (const order of orders) {
      const customerId = buyerIds.get(order.buyer.email);
      if (customerId) await writeOnce(deps, order, { customerId, sellerId });
    }
  };
  await writeAll(planned.filter(({ placedAt }) => placedAt <= lately));
  await payCommission(deps.db, sellerId);
  await writeAll(planned.filter(({ placedAt }) => placedAt > lately));
}

/** The seller paid the commission of older orders, so that nothing of it is overdue; that of newer ones is still owed. */
async function payCommission(db: Db, sellerId: number): Promise<void> {
  const isOpen = and(eq(commissionInvoices.sellerId, sellerId), isNull(commissionInvoices.paidAt));
  const open = await db.select().from(commissionInvoices).where(isOpen).orderBy(desc(commissionInvoices.issuedAt));
  const [last] = open;
  if (!last) return;
  const amountCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
  await payOwedCommission(db, { sellerId, amountCents, key: `demo-commission-${last.orderId}` }, last.issuedAt);
}

/** The ids of the buyers by email; those who are missing get an account, as old as the first order. */
async function addBuyers(db: Db, createdAt: Date): Promise<Map<string, number>> {
  const values = demoBuyers.map(({ email, language, address: { name, city } }) => {
    const account = { role: 'customer' as const, email, language, name, place: city, isDemo: true };
    return { ...account, emailVerifiedAt: createdAt, createdAt };
  });
  await db.insert(accounts).values(values).onConflictDoNothing();
  const emails = [...demoBuyers, signedInBuyer].map(({ email }) => email);
  const isBuyer = and(eq(accounts.isDemo, true), eq(accounts.role, 'customer'), inArray(accounts.email, emails));
  const rows = await db.select().from(accounts).where(isBuyer);
  return new Map(rows.map(({ email, id }) => [email ?? '', id]));
}

interface Parties {
  customerId: number;
  sellerId: number;
}

/** Places an order and does all its steps, unless it was placed before. */
async function writeOnce(
  { db, storage, queue, config, now }: Deps,
  order: DemoOrder,
  { customerId, sellerId }: Parties,
): Promise<void> {
  const { key, buyer, history, placedAt } = order;
  const random = createRandomStream(key);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${ordersLock})`);
    const isSame = and(eq(purchases.customerId, customerId), eq(purchases.key, key));
    const [earlier] = await tx.select({ id: purchases.id }).from(purchases).where(isSame);
    const lines = await chooseLines(tx, { sellerId, count: history.lines, at: placedAt }, random);
    // A small shop has too few goods for all orders.
    if (earlier || !lines) return;
    let clock = placedAt;
    const collected = collectJobs(() => clock);
    const deps: CheckoutDeps & { storage: Storage } = {
      storage,
      ...{ db: tx, commission: readCommission(config), queue: collected.queue, origin: '', now: () => clock },
      platform: readPlatform(config),
      cards: createSandboxCard(() => clock),
      unpaid: noLimits,
    };
    const { language } = buyer;
    const address = { ...buyer.address, is_postal_code_confirmed: false };
    const { purchase } = await placeOrders(deps, customerId, {
      ...{ key, address, language, lines, payment_method: history.method },
      ...{ payment_methods: {}, requested_methods: [], save_address: false, note: '' },
    });
    const [placed] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.purchaseId, purchase.id));
    if (!placed) throw new Error('The order was not written.');
    const productIds = lines.map(({ product_id }) => Number(product_id));
    const sold = { sellerId, productIds, country: address.country, at: placedAt };
    await writeVisits(tx, sold, createRandomStream(`${key} visits`));
    for (const { step, at } of order.steps) {
      clock = at;
      await takeStep(deps, { id: placed.id, sellerId, purchase, buyer }, step, random);
      for (const refundId of collected.takeRefunds()) await executeRefund(deps, refundId);
    }
    for (const { timeout, dueAt } of collected.timeouts) {
      if (dueAt > now) await scheduleTimeout(tx, { queue }, timeout, { dueAt, now });
    }
  });
}

/**
 * A queue that remembers refunds, which are made at once, and timeouts, of which those are set that are still ahead: the
 * orders of the demo shop go on by themselves as all others do.
 */
function collectJobs(clockNow: () => Date) {
  let refundIds: number[] = [];
  const timeouts: { timeout: Timeout; dueAt: Date }[] = [];
  const queue: PaymentDeps['queue'] = {
    async enqueue(_db, job, payload, { afterSeconds } = { afterSeconds: 0 }) {
      if (job.name === refundPayment.name) refundIds.push(refundPayment.payload.parse(payload).refundId);
      if (job.name === orderTimeout.name) {
        const dueAt = new Date(clockNow().getTime() + afterSeconds * 1000);
        timeouts.push({ timeout: orderTimeout.payload.parse(payload), dueAt });
      }
    },
  };
  const takeRefunds = () => {
    const taken = refundIds;
    refundIds = [];
    return taken;
  };
  return { queue, timeouts, takeRefunds };
}
