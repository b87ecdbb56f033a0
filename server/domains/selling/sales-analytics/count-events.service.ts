import { and, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { reportEvents } from '../../../../contracts/marketplace/events.ts';
import { isCountryCode } from '../../../../reference-data/countries/countries.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { productEvents } from '../../../schema/selling/analytics.ts';

type Batch = z.output<typeof reportEvents.body>;

/** Stored when the country is not liveIds. */
export const unknownCountry = 'ZZ';

/** Adds a browser's events to the day's counts; returns how many belong to products that are for sale. */
export async function countEvents(db: Db, { country, events }: Batch, now: Date): Promise<number> {
  const ids = [...new Set(events.map(({ product_id }) => Number(product_id)))];
  const live = await db
    .select({ id: products.id })
    .from(products)
    .where(and(inArray(products.id, ids), products.isLive));
  const liveIds = new Set(live.map(({ id }) => id));
  const counts = new Map<string, typeof productEvents.$inferInsert>();
  for (const { type, product_id } of events) {
    const productId = Number(product_id);
    if (!liveIds.has(productId)) continue;
    const row = counts.get(`${type} ${productId}`) ?? {
      productId,
      day: now.toISOString().slice(0, 10),
      // The browser's value is not trusted: invalid codes would fill the list of countries.
      country: country && isCountryCode(country) ? country : unknownCountry,
      type,
      count: 0,
    };
    counts.set(`${type} ${productId}`, { ...row, count: row.count + 1 });
  }
  // Sorted, so that two batches with the same products cannot deadlock.
  const rows = [...counts.values()].sort((a, b) => a.productId - b.productId || a.type.localeCompare(b.type));
  if (rows.length > 0) {
    const { productId, day, country: countryColumn, type, count } = productEvents;
    await db
      .insert(productEvents)
      .values(rows)
      .onConflictDoUpdate({
        target: [productId, day, countryColumn, type],
        set: { count: sql`${count} + excluded.count` },
      });
  }
  return rows.reduce((sum, row) => sum + row.count, 0);
}
