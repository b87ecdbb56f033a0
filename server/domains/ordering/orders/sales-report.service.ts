import { and, count, desc, eq, gte, inArray, lt, sql, sum } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import { convertFromUsdCents } from '../../../../reference-data/currencies/convert.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { orders } from '../../../schema/ordering/orders.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';
import { isOfMode } from '../../money/ledger/ledger-mode.service.ts';
import { readShopCurrency } from '../../money/ledger/shop-currency.service.ts';
import { soldStates } from './best-sellers.service.ts';

const daysOfBudget = 30;

interface Sales {
  revenue_cents: number;
  purchases: number;
}

interface SalesRange {
  /** The days of the report in order, as `2026-01-31`. */
  days: readonly string[];
  /** The first day of the same number of days just before. */
  before: string;
}

/** A seller's orders of the present mode and of the shop's currency by the day on which they were placed, without cancelled ones and refunds. */
export async function buildSales(db: Db, sellerId: number, { days, before }: SalesRange) {
  const currency = await readShopCurrency(db, sellerId);
  const [first = before] = days;
  const end = new Date(Date.parse(first) + days.length * dayMs);
  const soldSince = (day: string) =>
    and(
      eq(orders.sellerId, sellerId),
      isOfMode(orders.mode),
      eq(orders.currency, currency),
      inArray(orders.state, soldStates),
      gte(orders.placedAt, new Date(day)),
      lt(orders.placedAt, end),
    );
  const day = sql<string>`to_char(${orders.placedAt} at time zone 'UTC', 'YYYY-MM-DD')`;
  const [rows, [top], [plans]] = await Promise.all([
    db
      .select({
        day,
        revenue_cents: sql`sum(${orders.totalCents} - ${orders.refundedCents})`.mapWith(Number),
        purchases: count(),
      })
      .from(orders)
      .where(soldSince(before))
      .groupBy(day),
    db
      .select({ country: orders.country })
      .from(orders)
      .where(soldSince(first))
      .groupBy(orders.country)
      .orderBy(desc(count()), orders.country)
      .limit(1),
    db
      .select({ budget: sum(productPlans.marketingBudgetCents).mapWith(Number) })
      .from(productPlans)
      .innerJoin(products, eq(products.id, productPlans.productId))
      .where(and(eq(productPlans.sellerId, sellerId), products.isLive)),
  ]);
  const byDay = new Map(rows.map((row) => [row.day, row]));
  const budget = Math.round(((plans?.budget ?? 0) * days.length) / daysOfBudget);
  return {
    currency,
    totals: totalOf(rows.filter((row) => row.day >= first)),
    totals_before: totalOf(rows.filter((row) => row.day < first)),
    days: days.map((name) => byDay.get(name) ?? { day: name, revenue_cents: 0, purchases: 0 }),
    top_country: top?.country ?? null,
    marketing_budget_cents: convertFromUsdCents(budget, currency),
  };
}

function totalOf(rows: readonly Sales[]): Sales {
  return {
    revenue_cents: rows.reduce((total, row) => total + row.revenue_cents, 0),
    purchases: rows.reduce((total, row) => total + row.purchases, 0),
  };
}
