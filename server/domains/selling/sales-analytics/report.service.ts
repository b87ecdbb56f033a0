import { and, between, desc, eq, sql } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { AnalyticsReport, EventCounts } from '../../../../contracts/selling/analytics.ts';
import type { ColourId } from '../../../../listing-copy/words/colours.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { productEvents } from '../../../schema/selling/analytics.ts';
import { colourNameIn, findColour } from './colour-in-title.ts';
import { unknownCountry } from './count-events.service.ts';
import type { SalesSource } from './sales-source.ts';
import { listViewedProducts } from './viewed-products.service.ts';

interface Range {
  /** Days as `2026-01-31`, both included. */
  from: string;
  to: string;
}

const maxRows = 10;

const total = sql<number>`sum(${productEvents.count})::int`;
const none: EventCounts = { view: 0, click: 0, favorite: 0, ad_picture: 0 };

/** The event counts of a seller's own products, and their sales; products and colours are named in the language. */
export async function buildReport(
  { db, sales: source }: { db: Db; sales: SalesSource },
  sellerId: number,
  { language, ...range }: Range & { language: Language },
): Promise<AnalyticsReport> {
  const ofSeller = eq(products.sellerId, sellerId);
  const inRange = ({ from, to }: Range) => and(ofSeller, between(productEvents.day, from, to));
  const viewed = and(inRange(range), eq(productEvents.type, 'view'));
  const onProduct = () => eq(products.id, productEvents.productId);

  const byDay = (when: Range) =>
    db
      .select({ day: productEvents.day, type: productEvents.type, count: total })
      .from(productEvents)
      .innerJoin(products, onProduct())
      .where(inRange(when))
      .groupBy(productEvents.day, productEvents.type);

  const [rows, rowsBefore, countries, viewedProducts, sales, isLive] = await Promise.all([
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
    listViewedProducts(db, viewed, language),
    source.buildSales(db, sellerId, { days: daysOf(range), before: rangeBefore(range).from }),
    source.hasLiveRecords(db, sellerId, 'analytics'),
  ]);

  const days = new Map(daysOf(range).map((day) => [day, { ...none, day }]));
  for (const { day, type, count } of rows) {
    const counts = days.get(day);
    if (counts) counts[type] = count;
  }
  return {
    is_live: isLive,
    totals: sumOf(rows),
    totals_before: sumOf(rowsBefore),
    days: [...days.values()],
    countries: countries.map(({ country, views }) => ({ country: country === unknownCountry ? null : country, views })),
    products: viewedProducts.slice(0, maxRows).map(({ id, title, views }) => ({ id: String(id), title, views })),
    colours: coloursOf(viewedProducts, language),
    sales,
  };
}

function sumOf(rows: readonly { type: keyof EventCounts; count: number }[]): EventCounts {
  const sums = { ...none };
  for (const { type, count } of rows) sums[type] += count;
  return sums;
}

function coloursOf(
  viewed: readonly { englishTitle: string; views: number }[],
  language: Language,
): AnalyticsReport['colours'] {
  const views = new Map<ColourId, number>();
  for (const product of viewed) {
    const colour = findColour(product.englishTitle);
    if (colour) views.set(colour, (views.get(colour) ?? 0) + product.views);
  }
  return [...views]
    .map(([id, count]) => ({ colour: colourNameIn(id, language), views: count }))
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
