import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Language } from '../../../../contracts/languages.ts';
import type { listSellerOrders, orderBuckets } from '../../../../contracts/ordering/orders/seller-orders.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, type Keyset, keyset } from '../../../platform/db/statements/keyset.ts';
import { orderLines, orders } from '../../../schema/ordering/orders.ts';
import type { Reader } from '../order-state/order-actions.service.ts';
import type { OrderRow } from '../order-state/order-money.service.ts';
import { summarizeOrder } from './order-summary.ts';

type Bucket = (typeof orderBuckets)[number];

const pageSize = 20;
const maxCount = 100;
const newestFirst = keyset(orders.placedAt, orders.id, 'desc');
const oldestFirst = keyset(orders.placedAt, orders.id, 'asc');

/** The orders in each bucket, and whether those that wait longest come first. */
const buckets: Record<Bucket, { condition: SQL; sort: Keyset }> = {
  to_ship: { condition: sql`state = 'to_ship'`, sort: oldestFirst },
  awaiting_payment: { condition: sql`state = 'awaiting_payment'`, sort: oldestFirst },
  on_the_way: { condition: sql`state = 'shipped'`, sort: oldestFirst },
  returns: { condition: sql`has_open_return`, sort: oldestFirst },
  closed: { condition: sql`state in ('delivered', 'completed', 'cancelled')`, sort: newestFirst },
};

interface PageQuery {
  condition: SQL | undefined;
  sort: Keyset;
  cursor: string | undefined;
  language: Language;
  reader: Reader;
}

async function listPage(db: Db, { condition, sort, cursor, language, reader }: PageQuery) {
  const rows = await db
    .select()
    .from(orders)
    .where(and(condition, sort.afterCursor(cursor)))
    .orderBy(...sort.order)
    .limit(pageSize + 1);
  const { page, nextCursor } = cutPage(rows, pageSize, ({ placedAt, id }) => [placedAt, id]);
  return { orders: await summarize(db, page, language, reader), next_cursor: nextCursor };
}

async function summarize(db: Db, page: OrderRow[], language: Language, reader: Reader) {
  const ids = page.map(({ id }) => id);
  const lines = await db.select().from(orderLines).where(inArray(orderLines.orderId, ids)).orderBy(asc(orderLines.id));
  const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
  return page.map((order) => summarizeOrder(order, linesOf.get(order.id) ?? [], { reader, language }));
}

/** A customer's orders, newest first. */
export function listOrdersOfCustomer(
  db: Db,
  customerId: number,
  { cursor, language }: { cursor?: string | undefined; language: Language },
) {
  const condition = eq(orders.customerId, customerId);
  return listPage(db, { condition, sort: newestFirst, cursor, language, reader: 'buyer' });
}

/** A seller's orders by what needs doing, or by a search for number, buyer or product. */
export async function listOrdersOfSeller(db: Db, sellerId: number, query: z.output<typeof listSellerOrders.body>) {
  const bucket = query.bucket && buckets[query.bucket];
  const condition = and(eq(orders.sellerId, sellerId), bucket?.condition, matches(query.q));
  const [page, counts] = await Promise.all([
    listPage(db, { ...query, cursor: query.cursor, condition, sort: bucket?.sort ?? newestFirst, reader: 'seller' }),
    countOrdersOfSeller(db, sellerId),
  ]);
  return { ...page, ...counts };
}

function matches(text: string): SQL | undefined {
  const words = text.trim().toLowerCase();
  if (!words) return undefined;
  const number = /^(?:sb-?)?(\d{1,15})$/.exec(words)?.[1];
  const contained = sql`${orders.searchText} like ${`%${words.replace(/[\\%_]/g, '\\$&')}%`}`;
  return number ? or(eq(orders.id, Number(number)), contained) : contained;
}

/** How many orders of a seller wait for what, up to a hundred each, and since when the first ones wait. */
export async function countOrdersOfSeller(db: Db, sellerId: number) {
  const count = (condition: SQL) =>
    sql`(select count(*) from (select from orders where seller_id = ${sellerId} and ${condition} limit ${maxCount}) as counted)`;
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select ${count(buckets.to_ship.condition)} as to_ship, ${count(buckets.awaiting_payment.condition)} as awaiting_payment,
      ${count(buckets.on_the_way.condition)} as on_the_way, ${count(buckets.returns.condition)} as returns,
      ${count(buckets.closed.condition)} as closed,
      (select min(placed_at) from orders where seller_id = ${sellerId} and state = 'to_ship') as oldest,
      (select min(answer_by) from order_returns join orders on orders.id = order_id
        where seller_id = ${sellerId} and has_open_return and order_returns.state = 'requested') as answer_by`);
  const [row] = rows;
  const time = (value: string | null | undefined) => (value ? new Date(value).toISOString() : null);
  const names = Object.keys(buckets) as Bucket[];
  return {
    counts: Object.fromEntries(names.map((name) => [name, Number(row?.[name] ?? 0)])) as Record<Bucket, number>,
    oldest_to_ship_at: time(row?.oldest),
    next_return_answer_by: time(row?.answer_by),
  };
}
