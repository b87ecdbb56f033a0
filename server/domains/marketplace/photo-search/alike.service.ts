import { sql } from 'drizzle-orm';
import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import { readCursor, writeCursor } from '../../../platform/db/statements/keyset.ts';
import { withoutScans } from '../../../platform/db/statements/planner.ts';
import { embeddingLength } from '../../../vision/recognition/embedding.ts';
import type { ProductPage } from '../listings/browse.service.ts';
import { readCardsByIds } from '../listings/cards.service.ts';
import { categoryTerm, every, quote } from '../search/index/terms.ts';
import { readNarrowing } from '../search/query/narrowing.ts';
import { likenessOf, probesOf, signsOf } from './embedding-index.service.ts';

interface AlikeQuery {
  embedding: Uint8Array;
  categoryId: number | null;
  productTypeId: string | null;
  /** Words that narrow what looks alike; empty for none. */
  text: string;
  language: Language;
  cursor: string | undefined;
  limit: number;
}

/** Bounds the work of one query, however large the shop is. */
const maxCandidates = 4000;
/** How many of the candidates with the most signs in common are compared byte by byte. */
const compared = 240;
/** Less alike products are not shown; those of the photo's category may differ more. */
const [leastInCategory, leastElsewhere] = [0.15, 0.35];

/** Reads an embedding from a URL. */
export function readEmbedding(text: string): Uint8Array {
  return Uint8Array.from(Buffer.from(text, 'base64url').subarray(0, embeddingLength));
}

/** Writes an embedding for use in a URL. */
export function writeEmbedding(embedding: Uint8Array): string {
  return Buffer.from(embedding).toString('base64url');
}

/** A page of live products that look like an embedding: the same kind first, then the same category, then others. */
export async function listAlikeProducts(db: Db, query: AlikeQuery): Promise<ProductPage> {
  const after = query.cursor ? readCursor(query.cursor, 3) : null;
  const ranked = (await rankCandidates(db, query)).filter((place) => !after || comparePlaces(place, after) > 0);
  const page = ranked.slice(0, query.limit);
  const last = page.at(-1);
  return {
    products: await readCardsByIds(
      db,
      page.map(([, , id]) => id),
      query.language,
    ),
    nextCursor: last && ranked.length > page.length ? writeCursor(last) : null,
  };
}

/** Group, distance in millionths, and product id; together they make a total order. */
type Place = [group: number, distance: number, id: number];

interface Candidate extends Record<string, unknown> {
  product_id: string;
  category_id: number;
  product_type_id: string | null;
  embedding: Buffer;
}

async function rankCandidates(db: Db, query: AlikeQuery): Promise<Place[]> {
  const { embedding, categoryId, productTypeId } = query;
  const words = query.text.trim() ? readNarrowing(query.text, query.language) : null;
  const candidates = words
    ? await findNarrowed(db, { ...query, words: words.query, inCategory: words.namesThing ? null : categoryId })
    : await findCandidates(db, query);
  const places = candidates.flatMap((candidate): Place[] => {
    // A thing that the words name need not look like what the photo shows.
    const isInCategory = candidate.category_id === categoryId || words?.namesThing === true;
    const cosine = likenessOf(embedding, candidate.embedding);
    if (cosine < (isInCategory ? leastInCategory : leastElsewhere)) return [];
    const group = isInCategory ? (productTypeId !== null && candidate.product_type_id === productTypeId ? 0 : 1) : 2;
    return [[group, Math.round((1 - cosine) * 1_000_000), Number(candidate.product_id)]];
  });
  return places.sort(comparePlaces);
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at < 0 ? 0 : (a[at] as number) - (b[at] as number);
}

interface NarrowedQuery extends AlikeQuery {
  words: string;
  /** Null for all categories. */
  inCategory: number | null;
}

/** What has the words, the category's first, reduced to those with most signs in common. */
async function findNarrowed(db: Db, { embedding, words, inCategory }: NarrowedQuery): Promise<Candidate[]> {
  const limit = sql`limit ${sql.raw(String(maxCandidates))}`;
  const inPlace = inCategory === null ? words : every([`(${words})`, quote(categoryTerm(inCategory))]);
  const query = sql`
    with in_place as materialized (
      select product_id from product_search where all_terms @@ ${inPlace}::tsquery ${limit}
    ), anywhere as materialized (
      select product_id from product_search where all_terms @@ ${words}::tsquery ${limit}
    ), found as (select product_id from in_place union select product_id from anywhere)
    select photo_embeddings.product_id, photo_embeddings.category_id, product_type_id, embedding
    from found join photo_embeddings using (product_id) join products on products.id = product_id and is_live
    order by bit_count(signs # ${signsOf(embedding)}::bit(256)) limit ${sql.raw(String(3 * compared))}`;
  const { rows } = await withoutScans(db, ['seqscan'], (db) => db.execute<Candidate>(query));
  return rows;
}

/** The newest of the category, the newest of all and whatever shares a band, reduced to those with most signs in common. */
async function findCandidates(db: Db, { embedding, categoryId }: AlikeQuery): Promise<Candidate[]> {
  const bySigns = sql`order by bit_count(signs # ${signsOf(embedding)}::bit(256)) limit ${sql.raw(String(compared))}`;
  const limit = sql`limit ${sql.raw(String(maxCandidates))}`;
  const query = sql`
    with in_category as materialized (
      select product_id, category_id, product_type_id, embedding, signs from photo_embeddings
      where category_id = ${categoryId ?? -1} order by product_id desc ${limit}
    ), newest as materialized (
      select product_id, category_id, product_type_id, embedding, signs from photo_embeddings order by product_id desc ${limit}
    ), alike as materialized (
      select product_id, category_id, product_type_id, embedding, signs from photo_embeddings
      where bands && ${sql.param(probesOf(embedding))}::int[] ${limit}
    ), nearest as (
      (select * from in_category ${bySigns}) union (select * from newest ${bySigns}) union (select * from alike ${bySigns})
    )
    select product_id, nearest.category_id, product_type_id, embedding from nearest join products on products.id = product_id and is_live`;
  const { rows } = await withoutScans(db, ['seqscan'], (db) => db.execute<Candidate>(query));
  return rows;
}
