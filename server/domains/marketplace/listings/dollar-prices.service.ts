import { and, asc, gt, inArray, lt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { convertMinor } from '../../../../reference-data/currencies/convert.ts';
import { ratesDate } from '../../../../reference-data/currencies/rates.ts';
import type { Db } from '../../../platform/db/database.ts';
import { sendNotification } from '../../../platform/db/notifications.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { indexProducts } from '../search/index/index.service.ts';
import { renewDollarPrices } from './dollar-prices.job.ts';

const batchSize = 500;

/** What a price is in US cents by today's rates: never nothing by rounding. */
export const dollarPriceOf = (price: number, currency: ShopCurrency): number =>
  price === 0 ? 0 : Math.max(1, convertMinor(price, currency, 'USD'));

/**
 * Converts the prices of the next listings whose rate is older than the present ones, and queues the batch after it. What
 * the seller asks stays; search and sorting follow where the dollars changed.
 */
export async function renewDollarPriceBatch(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  { afterId }: z.output<typeof renewDollarPrices.payload>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const outdated = await tx
      .select({ id: products.id, currency: products.currency, price: products.price, before: products.priceCents })
      .from(products)
      .where(and(gt(products.id, afterId), lt(products.rateDate, ratesDate)))
      .orderBy(asc(products.id))
      .limit(batchSize)
      .for('update');
    const last = outdated.at(-1);
    if (!last) return;
    const renewed = outdated.map((row) => ({ ...row, cents: dollarPriceOf(row.price, row.currency) }));
    const fresh = sql`(select id, cents from jsonb_to_recordset(${JSON.stringify(renewed)}::jsonb) as renewed(id bigint, cents int))`;
    await tx
      .update(products)
      .set({
        priceCents: sql`(select cents from ${fresh} as fresh where fresh.id = ${products.id})`,
        rateDate: ratesDate,
      })
      .where(
        inArray(
          products.id,
          renewed.map(({ id }) => id),
        ),
      );
    const changed = renewed.filter(({ cents, before }) => cents !== before).map(({ id }) => id);
    if (changed.length > 0) {
      await indexProducts(tx, changed);
      await sendNotification(tx, 'listings_changed');
    }
    if (outdated.length === batchSize) await queue.enqueue(tx, renewDollarPrices, { afterId: last.id });
  });
}
