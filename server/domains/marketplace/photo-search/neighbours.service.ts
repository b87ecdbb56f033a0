import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { withoutScans } from '../../../platform/db/statements/planner.ts';
import type { Neighbour } from '../../../vision/analyst/learned-categories.ts';
import { likenessOf, probesOf, signsOf } from './embedding-index.service.ts';

/** Bounds the work of one query, however large the shop is. */
const maxCandidates = 4000;
/** Enough for five sellers, although some have many alike. */
const compared = 60;

interface Row extends Record<string, unknown> {
  seller_id: string;
  category_id: number;
  product_type_id: string | null;
  embedding: Buffer;
}

/**
 * Published listings whose photos look like an embedding, the most alike first: of the newest, and of whatever shares a band.
 * Read anew each time, so that all processes know what was published a moment ago.
 */
export async function findNeighbours(db: Db, embedding: Uint8Array): Promise<Neighbour[]> {
  const limit = sql`limit ${sql.raw(String(maxCandidates))}`;
  const bySigns = sql`order by bit_count(signs # ${signsOf(embedding)}::bit(256)) limit ${sql.raw(String(compared))}`;
  const query = sql`
    with newest as materialized (
      select product_id, seller_id, category_id, product_type_id, embedding, signs from photo_embeddings
      where learns order by product_id desc ${limit}
    ), alike as materialized (
      select product_id, seller_id, category_id, product_type_id, embedding, signs from photo_embeddings
      where learns and bands && ${sql.param(probesOf(embedding))}::int[] ${limit}
    )
    (select * from newest ${bySigns}) union (select * from alike ${bySigns})`;
  const { rows } = await withoutScans(db, ['seqscan'], (db) => db.execute<Row>(query));
  return rows
    .map((row) => ({
      sellerId: Number(row.seller_id),
      categoryId: row.category_id,
      productTypeId: row.product_type_id ?? undefined,
      cosine: likenessOf(embedding, row.embedding),
    }))
    .sort((a, b) => b.cosine - a.cosine);
}
