import { type SQL, sql } from 'drizzle-orm';
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
 * Reads what each candidate has of a query, in the statement that finds them. Both columns are unpacked once for each row and not once for each of dozens of
 * comparisons, which is what `strip` in a subquery is for.
 */
export async function matchListings(
  db: Db,
  candidates: SQL,
  { readings, text }: { readings: readonly QueryReading[]; text: string },
): Promise<MatchedListing[]> {
  const places = { title: new Map<string, number>(), everything: new Map<string, number>() };
  const test = (column: Test['column'], query: string): Test => {
    if (query === '') return { column, place: -1 };
    const place = places[column].get(query) ?? places[column].size;
    places[column].set(query, place);
    return { column, place };
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
    array(select ${sql.raw(column)} @@ query from unnest(${sql.param([...places[column].keys()])}::tsquery[]) as query)::text`;
  const { rows } = await executePrepared<Row>(
    db,
    sql`select id, sold_out as "soldOut", created, ${has('title')} as title, ${has('everything')} as everything
      from (
        select product_id as id, is_sold_out as sold_out, extract(epoch from created_at) * 1000 as created,
          strip(title_terms) as title, strip(all_terms) as everything
        from product_search where product_id = any(array(${candidates})) offset 0
      ) as candidate`,
  );
  return rows.map((row) => {
    const isSet = ({ column, place }: Test) => place >= 0 && row[column][2 * place + 1] === 't';
    return {
      ...{ id: Number(row.id), isSoldOut: row.soldOut, createdAt: Number(row.created) },
      near: pairs.filter(isSet).length,
      readings: plans.map(({ thing, facts }) => ({
        thing: thing && thingMatchOf(thing, isSet),
        facts: facts.map((fact) => factMatchOf(fact, isSet)),
      })),
    };
  });
}

type Tests<Match> = Record<keyof Match, Test>;

// Written out, because there are thousands of comparisons, and objects made from lists of entries cost most of the time.
const thingMatchOf = (tests: Tests<ThingMatch>, isSet: (test: Test) => boolean): ThingMatch => ({
  isProductType: isSet(tests.isProductType),
  isPlace: isSet(tests.isPlace),
  isAround: isSet(tests.isAround),
  isSpecial: isSet(tests.isSpecial),
  isWider: isSet(tests.isWider),
  nameInTitle: isSet(tests.nameInTitle),
  nameByWords: isSet(tests.nameByWords),
  nameAnywhere: isSet(tests.nameAnywhere),
});

const factMatchOf = (tests: Tests<FactMatch>, isSet: (test: Test) => boolean): FactMatch => ({
  exactInTitle: isSet(tests.exactInTitle),
  exactAnywhere: isSet(tests.exactAnywhere),
  alikeInTitle: isSet(tests.alikeInTitle),
  alikeAnywhere: isSet(tests.alikeAnywhere),
  isLacking: isSet(tests.isLacking),
});

const maxPairs = 6;

function neighboursIn(text: string): string[] {
  const { spaced } = splitRuns(text);
  const pairs = spaced.slice(1).map((word, at) => quote(pairTerm(spaced[at] ?? '', word)));
  return [...new Set(pairs)].slice(0, maxPairs);
}
