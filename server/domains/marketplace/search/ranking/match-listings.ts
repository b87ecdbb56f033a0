import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { any, pairTerm, quote, splitRuns } from '../index/terms.ts';
import type { Fact, QueryReading } from '../query/facts.ts';
import type { FactMatch, ThingMatch } from './score.ts';

/** A candidate with what it has of every reading of a query. */
export interface MatchedListing {
  id: number;
  isSoldOut: boolean;
  createdAt: number;
  readings: { thing: ThingMatch | null; facts: FactMatch[] }[];
  /** How many neighbouring words of the query are neighbours in its title. */
  near: number;
}

interface Row extends Record<string, unknown> {
  id: string;
  soldOut: boolean;
  created: number;
  bits: string;
}

/**
 * Reads what each candidate has of a query. Both columns are unpacked once for each row and not once for each of dozens of
 * comparisons, which is what `strip` in a subquery is for.
 */
export async function matchListings(
  db: Db,
  ids: readonly number[],
  { readings, text }: { readings: readonly QueryReading[]; text: string },
): Promise<MatchedListing[]> {
  const tests: SQL[] = [];
  const placeOf = new Map<string, number>();
  const test = (column: 'title' | 'everything', query: string): number => {
    if (query === '') return -1;
    const key = `${column} ${query}`;
    const place = placeOf.get(key) ?? tests.length;
    if (!placeOf.has(key)) {
      placeOf.set(key, place);
      tests.push(sql`(${sql.raw(column)} @@ ${query}::tsquery)::int`);
    }
    return place;
  };
  const plans = readings.map(({ thing, facts }) => ({
    thing: thing && {
      isProductType: test('title', thing.productTypeQuery),
      isPlace: test('title', thing.places),
      isAround: test('title', thing.around),
      isSpecial: test('title', thing.special),
      isWider: test('title', thing.wider),
      nameInTitle: test('title', thing.name),
      nameByWords: test('title', thing.nameByWords),
      nameAnywhere: test('everything', thing.name),
    },
    facts: facts.map(({ exact, alike, lacking }: Fact) => ({
      exactInTitle: test('title', exact),
      exactAnywhere: test('everything', exact),
      alikeInTitle: test('title', alike),
      alikeAnywhere: test('everything', alike),
      isLacking: test('everything', lacking),
    })),
  }));
  const pairs = neighboursIn(text).map((pair) => test('title', pair));
  const { rows } = await db.execute<Row>(sql`
    select id, sold_out as "soldOut", created, concat(${sql.join(tests.length > 0 ? tests : [sql`''`], sql`, `)}) as bits
    from (
      select product_id as id, is_sold_out as sold_out, extract(epoch from created_at) * 1000 as created,
        strip(title_terms) as title, strip(all_terms) as everything
      from product_search where product_id = any(${sql.param(ids)}::bigint[]) offset 0
    ) as candidate`);
  return rows.map(({ id, soldOut, created, bits }) => {
    const isSet = (place: number) => bits[place] === '1';
    return {
      ...{ id: Number(id), isSoldOut: soldOut, createdAt: Number(created) },
      near: pairs.filter(isSet).length,
      readings: plans.map(({ thing, facts }) => ({
        thing: thing && mapValues(thing, isSet),
        facts: facts.map((fact) => mapValues(fact, isSet)),
      })),
    };
  });
}

const mapValues = <Key extends string>(places: Record<Key, number>, isSet: (place: number) => boolean) =>
  Object.fromEntries(Object.entries<number>(places).map(([key, place]) => [key, isSet(place)])) as Record<Key, boolean>;

const maxPairs = 6;

function neighboursIn(text: string): string[] {
  const { spaced } = splitRuns(text);
  const pairs = spaced.slice(1).map((word, at) => quote(pairTerm(spaced[at] ?? '', word)));
  return [...new Set(pairs)].slice(0, maxPairs);
}

/** Those of the facts that some listing has; a word among the common ones needs no look. */
export async function listKnownFacts(
  db: Db,
  facts: readonly Fact[],
  isCommon: (query: string) => boolean,
): Promise<Set<Fact>> {
  const queryOf = ({ exact, alike }: Fact) => any([exact, alike].filter((query) => query !== ''));
  const rare = facts.filter((fact) => !isCommon(queryOf(fact)));
  if (rare.length === 0) return new Set(facts);
  const { rows } = await db.execute<{ place: number }>(sql`
    select place::int from unnest(${sql.param(rare.map(queryOf))}::text[]) with ordinality as fact(query, place)
    where exists (select from product_search where all_terms @@ fact.query::tsquery)
      or exists (select from product_search where title_terms @@ fact.query::tsquery)`);
  const found = new Set(rows.flatMap(({ place }) => rare[place - 1] ?? []));
  return new Set(facts.filter((fact) => found.has(fact) || !rare.includes(fact)));
}
