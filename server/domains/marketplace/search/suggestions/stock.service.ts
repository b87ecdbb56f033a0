import { sql } from 'drizzle-orm';
import { pathTo } from '../../../../../catalog/categories/lookup.ts';
import { readQueryFilters } from '../../../../../catalog/query-filters/read-query-filters.ts';
import { type Understanding, understand } from '../../../../../catalog/vocabulary/understand.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { productSearch } from '../../../../schema/marketplace/search.ts';
import { byWordIndex } from '../index/range-buckets.ts';
import { any } from '../index/terms.ts';
import { readFacts } from '../query/facts.ts';
import { nearnesses, tiersOf } from '../query/query.ts';
import { everyFactOf } from '../ranking/candidates.ts';

/** Counting further would not change an order of suggestions. */
const maxCounted = 20;

/**
 * How many live listings a search for each text finds, up to a limit, by what the search would understand. Product types
 * and categories are looked up in B-trees; what asks for a look as well is looked up among the terms.
 */
export async function countFound(
  db: Db,
  texts: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, number>> {
  if (texts.length === 0) return new Map();
  // What also names a filter, such as a second-hand sofa, is found only by the way.
  const unfiltered = texts.filter((text) => readQueryFilters(text, language).filters.length === 0);
  const read = unfiltered.map((text) => ({ text, understanding: understand(text, language) }));
  const plain = read.filter(({ understanding }) => isPlain(understanding));
  const [types, categories] = [
    await countProductTypes(db, [...new Set(plain.flatMap(({ understanding }) => typeIdsOf(understanding)))]),
    await listStockedCategories(db, [...new Set(plain.flatMap(({ understanding }) => understanding.categories))]),
  ];
  const found = new Map(
    plain.map(({ text, understanding }) => [
      text,
      // Where a word names product types, what else is in its categories is only near.
      understanding.productTypes.length > 0
        ? Math.max(...typeIdsOf(understanding).map((id) => types.get(id) ?? 0))
        : understanding.categories.some((id) => categories.has(id))
          ? maxCounted
          : 0,
    ]),
  );
  const others = read.filter(({ understanding }) => !isPlain(understanding));
  for (const text of await listFoundByTerms(db, others, language)) found.set(text, 1);
  return found;
}

/** Whether a text names a thing and nothing else. */
const isPlain = ({ productTypes, categories, attributes, rest, isNarrow }: Understanding) =>
  !isNarrow && productTypes.length + categories.length > 0 && attributes.length === 0 && rest.length === 0;

const typeIdsOf = ({ productTypes }: Understanding) => productTypes.map(({ id }) => id);

async function countProductTypes(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select wanted as id, count from unnest(${sql.param(ids)}::text[]) as wanted, lateral (
      select count(*)::int from (
        select from listed_product_types where product_type_id = wanted limit ${sql.raw(String(maxCounted))}) as listed) as counted
    where count > 0`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

const categoryColumns = ['top_category_id', 'sub_category_id', 'category_id'] as const;

/** Those of the categories, of any level, that have a live listing. */
export async function listStockedCategories(db: Db, ids: readonly number[]): Promise<ReadonlySet<number>> {
  const queries = categoryColumns.flatMap((column, level) => {
    const some = ids.filter((id) => pathTo(id).length === level + 1);
    if (some.length === 0) return [];
    return sql`select wanted as id from unnest(${sql.param(some)}::int[]) as wanted
      where exists (select from products where ${sql.raw(column)} = wanted and is_live)`;
  });
  if (queries.length === 0) return new Set();
  const { rows } = await db.execute<{ id: number }>(sql.join(queries, sql` union all `));
  return new Set(rows.map(({ id }) => id));
}

/** Those of the texts of which a listing has every word, and for which a search finds more than something near. */
async function listFoundByTerms(
  db: Db,
  texts: readonly { text: string; understanding: Understanding }[],
  language: Language,
): Promise<string[]> {
  const wanted = texts
    .map(({ text, understanding }) => ({
      text,
      inTitle: any(
        tiersOf(text, understanding, false)
          .filter(
            (tier) =>
              tier.column === productSearch.titleTerms && tier.nearness === nearnesses.asked && !tier.isOtherLook,
          )
          .map(({ query }) => `(${query})`),
      ),
      anywhere: everyFactOf(readFacts(text, language)[0]),
    }))
    .filter(({ inTitle, anywhere }) => inTitle !== '' && anywhere !== '');
  if (wanted.length === 0) return [];
  const [titles, everything] = [wanted.map(({ inTitle }) => inTitle), wanted.map(({ anywhere }) => anywhere)];
  const { rows } = await byWordIndex(db, (db) =>
    db.execute<{ place: number }>(sql`
      select place::int from unnest(${sql.param(titles)}::text[], ${sql.param(everything)}::text[])
        with ordinality as wanted(title, everything, place)
      where exists (select from product_search where title_terms @@ wanted.title::tsquery and all_terms @@ wanted.everything::tsquery)`),
  );
  return rows.flatMap(({ place }) => wanted[place - 1]?.text ?? []);
}
