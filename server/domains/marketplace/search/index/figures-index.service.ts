import { inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { productSearch, unlistedSearch } from '../../../../schema/marketplace/search.ts';
import { indexProducts } from './index.service.ts';
import { rangeBucketTerms } from './range-buckets.ts';

/**
 * Brings the search in line with the price and state of listings whose texts and category are unchanged: their words are
 * moved and not read again, because reading takes milliseconds a listing.
 */
export async function indexFigures(db: Db, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const these = sql`p.id = any(${sql.param(ids)}::bigint[])`;
  await db.execute(sql`
    update product_search s set price_cents = p.price_cents,
      title_terms = ts_delete(s.title_terms, old_terms) || array_to_tsvector(new_terms),
      all_terms = ts_delete(s.all_terms, old_terms) || array_to_tsvector(new_terms)
    from products p, lateral (select ${buckets('p.price_cents')} as new_terms) as fresh, product_search o,
      lateral (select ${buckets('o.price_cents', 'o.created_at')} as old_terms) as former
    where ${these} and s.product_id = p.id and o.product_id = p.id and p.is_live and s.price_cents <> p.price_cents`);
  await db.execute(sql`
    with gone as (
      delete from product_search s using products p where ${these} and s.product_id = p.id and not p.is_live returning s.*)
    insert into unlisted_search (product_id, title_terms, all_terms)
    select s.product_id, ts_delete(s.title_terms, terms), ts_delete(s.all_terms, terms)
    from gone s, lateral (select ${buckets('s.price_cents', 's.created_at')} as terms) as former
    on conflict (product_id) do update set title_terms = excluded.title_terms, all_terms = excluded.all_terms`);
  await db.execute(sql`
    with back as (
      delete from unlisted_search u using products p where ${these} and u.product_id = p.id and p.is_live returning u.*)
    insert into product_search (product_id, title_terms, all_terms, top_category_id, sub_category_id, price_cents, created_at, is_sold_out)
    select p.id, u.title_terms || array_to_tsvector(terms), u.all_terms || array_to_tsvector(terms),
      p.top_category_id, p.sub_category_id, p.price_cents, p.created_at, p.stock = 0
    from back u join products p on p.id = u.product_id, lateral (select ${buckets('p.price_cents')} as terms) as fresh
    on conflict (product_id) do update set title_terms = excluded.title_terms, all_terms = excluded.all_terms,
      price_cents = excluded.price_cents, is_sold_out = excluded.is_sold_out`);
  await indexProducts(db, await findUnknown(db, ids));
}

const buckets = (price: string, created = 'p.created_at'): SQL => rangeBucketTerms(sql.raw(created), sql.raw(price));

/** Those that are in neither index, such as new ones. */
async function findUnknown(db: Db, ids: number[]): Promise<number[]> {
  const listed = await db
    .select({ id: productSearch.productId })
    .from(productSearch)
    .where(inArray(productSearch.productId, ids));
  const unlisted = await db
    .select({ id: unlistedSearch.productId })
    .from(unlistedSearch)
    .where(inArray(unlistedSearch.productId, ids));
  const known = new Set([...listed, ...unlisted].map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}
