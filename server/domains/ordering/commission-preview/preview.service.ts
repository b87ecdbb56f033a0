import { and, eq, gte, lt, or } from 'drizzle-orm';
import { convertMinor } from '../../../../reference-data/currencies/convert.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { orderLines, orders } from '../../../schema/ordering/orders.ts';
import {
  type Commission,
  type CommissionRule,
  commissionFor,
} from '../../money/commission/commission-terms.service.ts';
import { isOfMode } from '../../money/ledger/ledger-mode.service.ts';
import { commissionOf } from '../order-state/order-money.service.ts';

interface Asked {
  /** What holds or will hold. */
  rules: readonly CommissionRule[];
  /** What is to be added, as if it held already. */
  wanted: Omit<CommissionRule, 'id'>;
  usual: Commission;
  now: Date;
}

interface CurrencySum {
  currency: string;
  orders: number;
  /** In the smallest unit: what was taken, and what would have been. */
  takenCents: number;
  wouldBeCents: number;
}

interface CommissionPreview {
  /** In UTC, such as `2026-10`. */
  month: string;
  sums: CurrencySum[];
}

type Row = Awaited<ReturnType<typeof readCompleted>>[number];

/** What a rule would have changed of the commission on the orders that were completed in the month before. */
export async function previewCommission(db: Db, { rules, wanted, usual, now }: Asked): Promise<CommissionPreview> {
  const today = dayOf(now);
  const held = rules.filter(({ startsOn }) => startsOn <= today);
  const changed = [...held, { ...wanted, id: Number.MAX_SAFE_INTEGER, startsOn: today }];
  const from = monthsBefore(now, 1);
  const rows = await readCompleted(db, from, monthsBefore(now, 0));
  const sums = new Map<string, CurrencySum>();
  for (const lines of Map.groupBy(rows, ({ order }) => order.id).values()) {
    const [{ order }] = lines as [Row];
    const ofDay = (all: readonly CommissionRule[]) => lines.map((line) => termsOf(line, all, today, usual));
    const [before, after] = [ofDay(held), ofDay(changed)];
    // An order that the rule does not touch keeps what was taken, also where other rules held on its day.
    const isTouched = JSON.stringify(before) !== JSON.stringify(after);
    const wouldBe = isTouched ? commissionWith(lines, after) : order.commissionCents;
    const sum = sums.get(order.currency) ?? { currency: order.currency, orders: 0, takenCents: 0, wouldBeCents: 0 };
    sums.set(order.currency, {
      ...{ currency: order.currency, orders: sum.orders + 1 },
      ...{ takenCents: sum.takenCents + order.commissionCents, wouldBeCents: sum.wouldBeCents + wouldBe },
    });
  }
  return { month: from.toISOString().slice(0, 7), sums: [...sums.values()] };
}

/** The lines of orders that were completed and paid in a time, of the books that the platform keeps now. */
function readCompleted(db: Db, from: Date, until: Date) {
  return db
    .select({ order: orders, line: orderLines, top: products.topCategoryId, sub: products.subCategoryId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(
      and(
        isOfMode(orders.mode),
        eq(orders.state, 'completed'),
        or(eq(orders.paymentState, 'paid'), eq(orders.paymentState, 'disputed'), gte(orders.commissionCents, 1)),
        gte(orders.closedAt, from),
        lt(orders.closedAt, until),
      ),
    )
    .orderBy(orders.currency, orders.id, orderLines.id);
}

function termsOf({ order, top, sub }: Row, rules: readonly CommissionRule[], day: string, usual: Commission) {
  // The category of a deleted product is not known any more, so only rules of its seller hold.
  const categoryIds = top === null || sub === null ? [] : [top, sub];
  return commissionFor(rules, { sellerId: order.sellerId, categoryIds }, day, usual);
}

function commissionWith(lines: readonly Row[], terms: readonly Commission[]): number {
  const [{ order }] = lines as [Row];
  const fixed = Math.max(...terms.map(({ fixedCents }) => fixedCents));
  const priced = lines.map(({ line }, at) => ({ ...line, commissionShare: terms[at]?.share ?? 0 }));
  return commissionOf({ ...order, commissionFixedCents: convertMinor(fixed, 'USD', order.currency) }, priced)
    .commissionCents;
}

const dayOf = (time: Date): string => time.toISOString().slice(0, 10);
const monthsBefore = (now: Date, months: number): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1));
