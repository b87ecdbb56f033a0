import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { pathTo } from '../../../catalog/lookup.ts';
import { allKinds, findKind, type KindMeaning } from '../../../catalog/vocabulary/vocabulary.ts';
import type { listKinds } from '../../../contracts/listings.ts';
import type { Db } from '../../db/database.ts';
import { kindTerm } from '../search/meaning-terms.ts';
import { quote } from '../search/tsquery.ts';
import { byWordIndex } from '../search/word-index.ts';
import { listLiveProducts } from './listings.service.ts';

type KindQuery = z.output<typeof listKinds.body>;

/** More would be no help to choose from. */
const maxKinds = 40;
/** So many of the first results tell what a search finds. */
const resultsRead = 48;

/** The kinds of goods in a list, without counting it: those in stock of a second-level category, or of the first results. */
export async function listKindsOf(db: Db, query: KindQuery): Promise<{ id: string; name: string }[]> {
  const isShelf = query.sub_category_id !== '' && query.q.trim() === '';
  const kinds = isShelf ? await listStocked(db, kindsOfSection(query.sub_category_id)) : await listOfResults(db, query);
  return kinds.slice(0, maxKinds).map(({ id, names }) => ({ id, name: names[query.language] }));
}

const kindsBySection = Map.groupBy(allKinds, ({ leaf }) => String(pathTo(leaf)[1]?.id));
const kindsOfSection = (id: string): readonly KindMeaning[] => kindsBySection.get(id) ?? [];

/** Those of the kinds that a live listing has in its title. */
async function listStocked(db: Db, kinds: readonly KindMeaning[]): Promise<KindMeaning[]> {
  const queries = kinds.map(({ id }) => quote(kindTerm(id)));
  const { rows } = await byWordIndex(db, (db) =>
    db.execute<{ place: number }>(sql`
      select place::int from unnest(${sql.param(queries)}::text[]) with ordinality as kind(query, place)
      where exists (select from product_search where title_terms @@ kind.query::tsquery)
      order by place`),
  );
  return rows.flatMap(({ place }) => kinds[place - 1] ?? []);
}

/** The kinds of the first results, the most frequent first. */
async function listOfResults(db: Db, query: KindQuery): Promise<KindMeaning[]> {
  const { products } = await listLiveProducts(db, { ...query, kind: '', sort: 'best', limit: resultsRead });
  const { rows } = await db.execute<{ id: string }>(sql`
    select substr(term, 4) as id from product_search, unnest(tsvector_to_array(title_terms)) as term
    where product_id = any(${sql.param(products.map(({ id }) => Number(id)))}::bigint[]) and term like '~k:%'
    group by term order by count(*) desc, term`);
  return rows.flatMap(({ id }) => findKind(id) ?? []);
}
