import { asc, gt, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/database.ts';
import { products } from '../../db/schema/listings.ts';
import type { Queue } from '../../jobs/queue.ts';
import { indexProducts } from './index.service.ts';
import { renewSearchIndex } from './search.job.ts';
import { madeByRules, madeThroughout } from './terms.ts';

type Enqueue = Pick<Queue, 'enqueue'>;

const portion = 1000;
/** By then, what an upgrade replaces one by one has all been replaced. */
const secondPassAfterSeconds = 3600;

const note = (db: Db, text: string) => db.execute(sql`comment on table product_search is ${sql.raw(`'${text}'`)}`);

/** Begins to make the index anew if it was made by other rules; until that is done, old and new terms serve side by side. */
export async function renewIndexIfOld(db: Db, queue: Enqueue): Promise<void> {
  await db.transaction(async (db) => {
    // Processes that start together must not begin twice.
    await db.execute(sql`lock table product_search in share row exclusive mode`);
    const { rows } = await db.execute(sql`
      select obj_description('product_search'::regclass) as made_by, exists (select from product_search) as is_made`);
    const [index] = rows;
    if (index?.made_by === madeByRules || index?.made_by === madeThroughout) return;
    await note(db, index?.is_made ? madeByRules : madeThroughout);
    if (index?.is_made) await queue.enqueue(db, renewSearchIndex, {});
  });
}

/**
 * Indexes the next portion, and sees to it that the one after it follows. Everything is gone through twice: during an
 * upgrade, processes of the older version may write by their rules what has just been made by ours.
 */
export async function renewPortion(
  db: Db,
  queue: Enqueue,
  { afterId, isSecondPass }: z.output<typeof renewSearchIndex.payload>,
): Promise<void> {
  const next = await db
    .select({ id: products.id })
    .from(products)
    .where(gt(products.id, afterId))
    .orderBy(asc(products.id))
    .limit(portion);
  const last = next.at(-1);
  await db.transaction(async (db) => {
    await indexProducts(
      db,
      next.map(({ id }) => id),
    );
    if (last && next.length === portion) {
      await queue.enqueue(db, renewSearchIndex, { afterId: last.id, isSecondPass });
    } else if (isSecondPass) {
      await note(db, madeThroughout);
    } else {
      await queue.enqueue(db, renewSearchIndex, { isSecondPass: true }, { afterSeconds: secondPassAfterSeconds });
    }
  });
}
