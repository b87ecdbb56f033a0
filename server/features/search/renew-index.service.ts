import { asc, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { products } from '../../db/schema/listings.ts';
import type { Queue } from '../../jobs/queue.ts';
import { indexProducts } from './index.service.ts';
import { renewSearchIndex } from './search.job.ts';
import { termsVersion } from './terms.ts';

type Enqueue = Pick<Queue, 'enqueue'>;

const stretch = 1000;
const current = `terms ${termsVersion}`;

/** Begins to make the index anew if it was made by other rules; until that is done, old and new terms serve side by side. */
export async function renewIndexIfOld(db: Db, queue: Enqueue): Promise<void> {
  await db.transaction(async (db) => {
    // Processes that start together must not begin twice.
    await db.execute(sql`lock table product_search in share row exclusive mode`);
    const { rows } = await db.execute(sql`
      select obj_description('product_search'::regclass) as made_by, exists (select from product_search) as is_made`);
    if (rows[0]?.made_by === current) return;
    await db.execute(sql`comment on table product_search is ${sql.raw(`'${current}'`)}`);
    if (rows[0]?.is_made) await queue.enqueue(db, renewSearchIndex, {});
  });
}

/** Indexes the next stretch, and sees to it that the one after it follows. */
export async function renewStretch(db: Db, queue: Enqueue, afterId: number): Promise<void> {
  const next = await db
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, afterId))
    .orderBy(asc(products.id))
    .limit(stretch);
  const last = next.at(-1);
  if (!last) return;
  await db.transaction(async (db) => {
    await indexProducts(
      db,
      next.map(({ id }) => id),
    );
    if (next.length === stretch) await queue.enqueue(db, renewSearchIndex, { afterId: last.id });
  });
}
