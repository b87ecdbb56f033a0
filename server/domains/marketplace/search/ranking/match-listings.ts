import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { executePrepared } from '../../../../platform/db/statements/prepared-statement.ts';
import { pairTerm, quote, splitRuns } from '../index/terms.ts';
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
  /** Of each comparison t or f, between commas. */
  title: string;
  everything: string;
}

/** A comparison by its place among those of its column; one with an empty query holds for no listing. */
interface Test {
  column: 'title' | 'everything';
  place: number;
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
  const queries = { title: [] as string[], everything: [] as string[] };
  const test = (column: Test['column'], query: string): Test => {
    const place = queries[column].indexOf(query);
    if (query === '' || place >= 0) return { column, place };
    return { column, place: queries[column].push(query) - 1 };
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
  const has = (column: Test['column']) => sql`
    array(select ${sql.raw(column)} @@ query from unnest(${sql.param(queries[column])}::tsquery[]) as query)::text`;
  const { rows } = await executePrepared<Row>(
    db,
    sql`select id, sold_out as "soldOut", created, ${has('title')} as title, ${has('everything')} as everything
      from (
        select product_id as id, is_sold_out as sold_out, extract(epoch from created_at) * 1000 as created,
          strip(title_terms) as title, strip(all_terms) as everything
        from product_search where product_id = any(${sql.param(ids)}::bigint[]) offset 0
      ) as candidate`,
  );
  return rows.map((row) => {
    const isSet = ({ column, place }: Test) => place >= 0 && row[column][2 * place + 1] === 't';
    return {
      ...{ id: Number(row.id), isSoldOut: row.soldOut, createdAt: Number(row.created) },
      near: pairs.filter(isSet).length,
      readings: plans.map(({ thing, facts }) => ({
        thing: thing && mapValues(thing, isSet),
        facts: facts.map((fact) => mapValues(fact, isSet)),
      })),
    };
  });
}

const mapValues = <Key extends string>(tests: Record<Key, Test>, isSet: (test: Test) => boolean) =>
  Object.fromEntries(Object.entries<Test>(tests).map(([key, test]) => [key, isSet(test)])) as Record<Key, boolean>;

const maxPairs = 6;

function neighboursIn(text: string): string[] {
  const { spaced } = splitRuns(text);
  const pairs = spaced.slice(1).map((word, at) => quote(pairTerm(spaced[at] ?? '', word)));
  return [...new Set(pairs)].slice(0, maxPairs);
}
