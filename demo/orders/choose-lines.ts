import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '../../server/platform/db/database.ts';
import { products } from '../../server/schema/marketplace/listings.ts';
import type { RandomStream } from '../random/random-stream.ts';

interface Wanted {
  sellerId: number;
  count: number;
  at: Date;
}

/** Units that stay, so that no product is sold out by the orders of the demo shop. */
const leastLeft = 2;

/** Different products that were on sale at that time, some more often than others; null where there are too few. */
export async function chooseLines(db: Db, { sellerId, count, at }: Wanted, random: RandomStream) {
  const isThere = and(eq(products.sellerId, sellerId), products.isLive, gt(products.stock, leastLeft));
  const rows = await db
    .select({ id: products.id, stock: products.stock })
    .from(products)
    .where(and(isThere, lte(products.createdAt, at)))
    .orderBy(asc(products.id));
  if (rows.length < count) return null;
  return Array.from({ length: count }, () => {
    const [chosen] = rows.splice(Math.floor(random.next() ** 2 * rows.length), 1);
    const { id = 0, stock = 0 } = chosen ?? {};
    const units = random.happens(0.2) ? Math.min(2, stock - leastLeft) : 1;
    return { product_id: String(id), units };
  });
}
