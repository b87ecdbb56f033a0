import { sql } from 'drizzle-orm';
import { understand } from '../../../../catalog/vocabulary/understand.ts';
import { splitUnits } from '../../../../catalog/vocabulary/units.ts';
import { findKindMeaning, findWordsByPrefix, type KindMeaning } from '../../../../catalog/vocabulary/vocabulary.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { NamedKind } from '../../../../contracts/marketplace/product-types.ts';
import { describeKind, kindIdsOf } from '../../../../listing-copy/product-types/kind-table.ts';
import type { Db } from '../../../platform/db/database.ts';
import { kindTerm } from './index/meaning-terms.ts';
import { byWordIndex } from './index/word-index.ts';
import { quote } from './query/tsquery.ts';

/** Those of the kinds that a live listing has in its title. */
export async function listStockedKinds(db: Db, kinds: readonly KindMeaning[]): Promise<KindMeaning[]> {
  const queries = kinds.map(({ id }) => quote(kindTerm(id)));
  const { rows } = await byWordIndex(db, (db) =>
    db.execute<{ place: number }>(sql`
      select place::int from unnest(${sql.param(queries)}::text[]) with ordinality as kind(query, place)
      where exists (select from product_search where title_terms @@ kind.query::tsquery)
      order by place`),
  );
  return rows.flatMap(({ place }) => kinds[place - 1] ?? []);
}

/** The kinds of these listings, the most frequent first. */
export async function listKindsOfProducts(db: Db, ids: number[]): Promise<KindMeaning[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select substr(term, 4) as id from product_search, unnest(tsvector_to_array(title_terms)) as term
    where product_id = any(${sql.param(ids)}::bigint[]) and term like '~k:%'
    group by term order by count(*) desc, term`);
  return rows.flatMap(({ id }) => findKindMeaning(id) ?? []);
}

const kindsShown = 8;
const wordsCompared = 200;

/** Kinds of goods that a typed word means or begins to spell, in any of the seven languages. */
export function searchKinds(text: string, language: Language): (NamedKind & { category_id: string })[] {
  const form = splitUnits(text)
    .map(({ loose }) => loose)
    .join('');
  const begun = findWordsByPrefix(form, wordsCompared)
    .sort((a, b) => a.word.length - b.word.length)
    .flatMap(({ meaning }) => (meaning.type === 'kind' ? [meaning] : []));
  const { kinds, categories } = understand(text, language);
  const wide = categories.flatMap((leaf) => kindIdsOf(leaf).map((id) => ({ id, leaf })));
  const leaves = new Map([...kinds, ...wide, ...begun].map(({ id, leaf }) => [id, leaf]));
  return [...leaves].slice(0, kindsShown).flatMap(([id, leaf]) => {
    const kind = describeKind(leaf, id);
    return kind ? [{ ...kind, category_id: String(leaf) }] : [];
  });
}
