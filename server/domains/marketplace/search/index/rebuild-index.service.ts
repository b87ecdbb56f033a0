import { asc, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../../../platform/db/database.ts';
import type { Queue } from '../../../../platform/jobs/queue.ts';
import { products } from '../../../../schema/marketplace/listings.ts';
import { indexProducts } from './index.service.ts';
import { rebuildSearchIndex } from './search.job.ts';
import { rebuildingComment, rebuiltComment } from './terms.ts';

type Enqueue = Pick<Queue, 'enqueue'>;

const batchSize = 1000;
/** Long enough for a rolling upgrade to replace all processes. */
const secondPassAfterSeconds = 3600;

const setIndexComment = (db: Db, text: string) =>
  db.execute(sql`comment on table product_search is ${sql.raw(`'${text}'`)}`);

/** Starts a rebuild if the index was built with other rules; until it ends, old and new terms coexist. */
export async function rebuildIndexIfOutdated(db: Db, queue: Enqueue): Promise<void> {
  await db.transaction(async (db) => {
    // Locks the table, so that concurrent processes start only one rebuild.
    await db.execute(sql`lock table product_search in share row exclusive mode`);
    const { rows } = await db.execute(sql`
      select obj_description('product_search'::regclass) as made_by, exists (select from product_search) as is_made`);
    const [index] = rows;
    if (index?.made_by === rebuildingComment || index?.made_by === rebuiltComment) return;
    await setIndexComment(db, index?.is_made ? rebuildingComment : rebuiltComment);
    if (index?.is_made) await queue.enqueue(db, rebuildSearchIndex, {});
  });
}

/**
 * Indexes the next batch and queues the one after it. There are two passes, because during an upgrade processes of the
 * older release may still write terms with their rules.
 */
export async function rebuildBatch(
  db: Db,
  queue: Enqueue,
  { afterId, isSecondPass }: z.output<typeof rebuildSearchIndex.payload>,
): Promise<void> {
  const next = await db
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, afterId))
    .orderBy(asc(products.id))
    .limit(batchSize);
  const last = next.at(-1);
  await db.transaction(async (db) => {
    await indexProducts(
      db,
      next.map(({ id }) => id),
    );
    if (last && next.length === batchSize) {
      await queue.enqueue(db, rebuildSearchIndex, { afterId: last.id, isSecondPass });
    } else if (isSecondPass) {
      await setIndexComment(db, rebuiltComment);
    } else {
      await queue.enqueue(db, rebuildSearchIndex, { isSecondPass: true }, { afterSeconds: secondPassAfterSeconds });
    }
  });
}
