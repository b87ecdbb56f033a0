import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { withoutScans } from '../../../platform/db/statements/planner.ts';
import type { Neighbour } from '../../../vision/analyst/learned-categories.ts';
import { likenessOf, probesOf, signsOf } from './code-index.ts';

/** Bounds the work of one query, however large the shop is. */
const maxCandidates = 4000;
/** Enough for five sellers, although some have many alike. */
const compared = 60;

interface Row extends Record<string, unknown> {
  seller_id: string;
  leaf_id: number;
  kind_id: string | null;
  code: Buffer;
}

/**
 * Published listings whose photos look like a code, the most alike first: of the newest, and of whatever shares a band.
 * Read anew each time, so that all processes know what was published a moment ago.
 */
export async function findNeighbours(db: Db, code: Uint8Array): Promise<Neighbour[]> {
  const limit = sql`limit ${sql.raw(String(maxCandidates))}`;
  const bySigns = sql`order by bit_count(signs # ${signsOf(code)}::bit(256)) limit ${sql.raw(String(compared))}`;
  const query = sql`
    with newest as materialized (
      select product_id, seller_id, leaf_id, kind_id, code, signs from photo_codes
      where learns order by product_id desc ${limit}
    ), alike as materialized (
      select product_id, seller_id, leaf_id, kind_id, code, signs from photo_codes
      where learns and bands && ${sql.param(probesOf(code))}::int[] ${limit}
    )
    (select * from newest ${bySigns}) union (select * from alike ${bySigns})`;
  const { rows } = await withoutScans(db, ['seqscan'], (db) => db.execute<Row>(query));
  return rows
    .map((row) => ({
      sellerId: Number(row.seller_id),
      leafId: row.leaf_id,
      kindId: row.kind_id ?? undefined,
      cosine: likenessOf(code, row.code),
    }))
    .sort((a, b) => b.cosine - a.cosine);
}
