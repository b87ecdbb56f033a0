import { and, between, desc, eq, sql } from 'drizzle-orm';
import type { AnalyticsReport, EventCounts } from '../../../contracts/analytics.ts';
import type { Db } from '../../db/database.ts';
import { productEvents } from '../../db/schema/analytics.ts';
import { products, productTexts } from '../../db/schema/listings.ts';
import { findColour } from './colour-in-title.ts';
import { unknownCountry } from './count-events.service.ts';
import { sumSales } from './sales.service.ts';

interface Range {
  /** Days as `2026-01-31`, both included. */
  from: string;
  to: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const maxRows = 10;
/** Colours are onProduct over this many of the most viewed products. */
const maxColourProducts = 1000;

const total = sql<number>`sum(${productEvents.count})::int`;
const none: EventCounts = { view: 0, click: 0, favorite: 0, ad_picture: 0 };

/** The event counts of a seller's own products. */
export async function buildReport(db: Db, sellerId: number, range: Range): Promise<AnalyticsReport> {
  const ofSeller = eq(products.sellerId, sellerId);
  const inRange = ({ from, to }: Range) => and(ofSeller, between(productEvents.day, from, to));
  const viewed = and(inRange(range), eq(productEvents.kind, 'view'));
  const onProduct = () => eq(products.id, productEvents.productId);

  const byDay = (when: Range) =>
    db
      .select({ day: productEvents.day, kind: productEvents.kind, count: total })
      .from(productEvents)
      .innerJoin(products, onProduct())
      .where(inRange(when))
      .groupBy(productEvents.day, productEvents.kind);

  const [sales, firstEvent, rows, rowsBefore, countries, viewedProducts] = await Promise.all([
    sumSales(db, sellerId, range, rangeBefore(range)),
    db.select({ id: products.id }).from(productEvents).innerJoin(products, onProduct()).where(ofSeller).limit(1),
    byDay(range),
    byDay(rangeBefore(range)),
    db
      .select({ country: productEvents.country, views: total })
      .from(productEvents)
      .innerJoin(products, onProduct())
      .where(viewed)
      .groupBy(productEvents.country)
      .orderBy(desc(total))
      .limit(maxRows),
    db
      .select({ id: products.id, title: productTexts.title, views: total })
      .from(productEvents)
      .innerJoin(products, onProduct())
      .innerJoin(productTexts, and(eq(productTexts.productId, products.id), eq(productTexts.language, 'en')))
      .where(viewed)
      .groupBy(products.id, productTexts.title)
      .orderBy(desc(total), products.id)
      .limit(maxColourProducts),
  ]);

  const days = new Map(daysOf(range).map((day) => [day, { ...none, day }]));
  for (const { day, kind, count } of rows) {
    const counts = days.get(day);
    if (counts) counts[kind] = count;
  }
  return {
    is_live: firstEvent.length > 0 || sales.orders > 0,
    sales,
    totals: sumOf(rows),
    totals_before: sumOf(rowsBefore),
    days: [...days.values()],
    countries: countries.map(({ country, views }) => ({ country: country === unknownCountry ? null : country, views })),
    products: viewedProducts.slice(0, maxRows).map(({ id, ...rest }) => ({ id: String(id), ...rest })),
    colours: coloursOf(viewedProducts),
  };
}

function sumOf(rows: readonly { kind: keyof EventCounts; count: number }[]): EventCounts {
  const sums = { ...none };
  for (const { kind, count } of rows) sums[kind] += count;
  return sums;
}

function coloursOf(viewed: readonly { title: string; views: number }[]): AnalyticsReport['colours'] {
  const views = new Map<string, number>();
  for (const product of viewed) {
    const colour = findColour(product.title);
    if (colour) views.set(colour, (views.get(colour) ?? 0) + product.views);
  }
  return [...views]
    .map(([colour, count]) => ({ colour, views: count }))
    .sort((a, b) => b.views - a.views)
    .slice(0, maxRows);
}

function daysOf({ from, to }: Range): string[] {
  const length = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return Array.from({ length }, (_, index) => formatDay(Date.parse(from) + index * dayMs));
}

/** The range of the same length that ends the day before. */
function rangeBefore({ from, to }: Range): Range {
  const length = Date.parse(to) - Date.parse(from) + dayMs;
  return { from: formatDay(Date.parse(from) - length), to: formatDay(Date.parse(from) - dayMs) };
}

function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
