import { and, type SQL, sql } from 'drizzle-orm';
import { productSearch } from '../../../../schema/marketplace/search.ts';
import { orders } from '../index/range-buckets.ts';
import { any, every } from '../index/terms.ts';
import { type Fact, factQuery, type QueryReading } from '../query/facts.ts';
import { wordsQueryOf } from '../query/query.ts';
import { shareOf, type TermFrequencies } from './term-frequencies.ts';

/** Two pages: enough to find the best, and few enough to be compared in a few milliseconds. */
const windowSize = 48;
/** A look into the index is narrowed until it finds about so many, because reading each costs some microseconds. */
const mostRead = 500;
/** Of what is more nevertheless the newest are read, through a bucket of the index. */
const widthFactor = 4;
/** Of more facts than these the most telling count, because each costs a look into the index. */
const maxCounted = 5;
/** Where no word names a thing, so many of the most telling facts are looked for in pairs. */
const maxPaired = 4;
const thingWeight = 3;

interface CandidateQuery {
  conditions: (SQL | undefined)[];
  buckets: (string | null)[];
  frequencies: TermFrequencies;
  weightOf(fact: Fact): number;
}

/** One look into the index: parts that a listing must all have, and what they count for one reading of the query. */
interface Look {
  reading: number;
  parts: readonly string[];
  weight: number;
}

/**
 * A query for the ids of the listings that may answer best, at most a window of them; null where nothing says which. Each fact
 * is looked up together with the thing, which costs what the rarer of them costs, and what a listing was found by is added up.
 */
export function candidatesOf(
  readings: readonly QueryReading[],
  { conditions, buckets, frequencies, weightOf }: CandidateQuery,
): SQL | null {
  const looks = readings.flatMap((reading, at) => looksOf(reading, at, weightOf));
  if (looks.length === 0) return null;
  const queries = looks.map((look) => narrowed(look, looks, { buckets, frequencies }));
  return sql`
    select id from (
        select id, sum(weight) as score
        from unnest(${sql.param(queries)}::tsquery[], ${sql.param(looks.map(({ reading }) => reading))}::int[],
            ${sql.param(looks.map(({ weight }) => weight))}::float8[]) as look(query, reading, weight),
          lateral (select product_id as id from product_search where ${and(sql`${productSearch.allTerms} @@ query`, ...conditions)}
            order by ${sql.join(orders.newest.order, sql`, `)} limit ${sql.raw(String(mostRead))}) as found
        group by id, reading) as counted
      group by id order by max(score) desc, id desc limit ${sql.raw(String(windowSize))}`;
}

/** The thing alone, with each fact, and by its name as words; without a thing two facts are the least. */
function looksOf(reading: QueryReading, at: number, weightOf: (fact: Fact) => number): Look[] {
  const { thing } = reading;
  const base = baseOf(reading);
  const facts = factsOf(reading, weightOf);
  const lookFor = (parts: readonly string[], weight: number): Look => ({ reading: at, parts, weight });
  const named = thing?.productTypeQuery || thing?.places;
  if (base.length === 0) {
    return facts
      .slice(0, maxPaired)
      .flatMap((one, place) =>
        facts.slice(place + 1, maxPaired).map((other) => lookFor([one.query, other.query], one.weight + other.weight)),
      );
  }
  const [first, second] = facts;
  return [
    ...(named ? [lookFor([named], thingWeight)] : []),
    ...facts.slice(0, maxCounted).map(({ query, weight }) => lookFor([...base, query], weight)),
    ...(thing?.name && first
      ? [lookFor([thing.name, first.query, ...(second ? [second.query] : [])], first.weight + (second?.weight ?? 0))]
      : []),
  ];
}

/** The query of a look, with the rarest other parts of its reading as long as it would find too many. */
function narrowed(
  { reading, parts }: Look,
  looks: readonly Look[],
  { buckets, frequencies }: Pick<CandidateQuery, 'buckets' | 'frequencies'>,
): string {
  const all = [...parts];
  const expected = () => expectedMatches(all, frequencies);
  if (parts.length > 1 && expected() > mostRead) {
    const others = looks.flatMap((look) => (look.reading === reading ? look.parts.slice(1) : []));
    const rarest = [...new Set(others)]
      .filter((part) => !parts.includes(part))
      .map((part) => ({ part, share: shareOf(part, frequencies) }))
      .sort((one, other) => one.share - other.share);
    for (const { part } of rarest) if (expected() > mostRead) all.push(part);
  }
  const bucket = bucketFor(expected(), buckets);
  return bucket ? `(${every(all)}) & (${bucket})` : every(all);
}

/** The bucket of the newest listings in which there are surely enough; null where all matches are few. */
function bucketFor(expected: number, buckets: (string | null)[]): string | null {
  if (expected <= mostRead) return null;
  const narrower = Math.floor(Math.log(expected / mostRead) / Math.log(widthFactor));
  return buckets[Math.max(0, buckets.length - 1 - narrower)] ?? null;
}

/** About how many listings have all parts: each further one halves its effect, because words go together. */
const expectedMatches = (parts: readonly string[], frequencies: TermFrequencies): number =>
  parts
    .map((part) => shareOf(part, frequencies))
    .sort((one, other) => one - other)
    .reduce((sum, share, at) => sum * share ** (1 / 2 ** at), frequencies.listings);

/** The query for the thing with every fact, in whatever words. */
export const everyFactOf = (reading: QueryReading | undefined): string =>
  reading ? every([...baseOf(reading), ...reading.facts.map(factQuery)]) : '';

/** What the thing is or where. A toy for cats is rather among the things for cats than among all toys. */
const baseOf = ({ thing }: QueryReading): string[] =>
  thing
    ? [any([thing.productTypeQuery, thing.places, thing.wider, specialOf(thing)].filter((query) => query !== ''))]
    : [];

/** The facts, those that count most first. */
function factsOf({ facts }: QueryReading, weightOf: (fact: Fact) => number) {
  const weights = new Map(facts.map((fact) => [lookQueryOf(fact), weightOf(fact)]));
  return [...weights].map(([query, weight]) => ({ query, weight })).sort((one, other) => other.weight - one.weight);
}

/** Without the pairs of characters of a word that has a meaning, because each pair costs as much as a word. */
const lookQueryOf = (fact: Fact) =>
  fact.alike !== '' && fact.exact.includes("'~c:")
    ? factQuery({ ...fact, exact: wordsQueryOf(fact.text) })
    : factQuery(fact);

const specialOf = ({ special, name }: NonNullable<QueryReading['thing']>) =>
  special && name ? `(${every([special, name])})` : '';
