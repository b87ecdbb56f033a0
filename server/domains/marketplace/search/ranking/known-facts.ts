import { sql } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { executePrepared } from '../../../../platform/db/statements/prepared-statement.ts';
import { every, isStopWord, splitRuns } from '../index/terms.ts';
import { type Fact, factQuery, type QueryReading } from '../query/facts.ts';
import { pieceQueryOf } from '../query/query.ts';
import { type TermFrequencies, termsIn } from './term-frequencies.ts';

/** The readings of a query by what some listing has. */
export interface KnownReadings {
  readings: readonly QueryReading[];
  /** The facts of the likeliest reading, as typed. */
  asked: string[];
  /** For each reading the facts that nobody has, as typed. */
  unknown: string[][];
}

/** Where no listing says that it lacks something, nothing was set aside: it may lack it. */
export const isAffirmed = ({ factType }: Fact) => factType !== 'lack';

/** Leaves out of the readings what no listing has, or puts its parts there that some have. */
export async function readKnownFacts(
  db: Db,
  typed: readonly QueryReading[],
  frequencies: TermFrequencies,
): Promise<KnownReadings> {
  const all = [...new Map(typed.flatMap(({ facts }) => facts).map((fact) => [fact.text, fact])).values()];
  const isCommon = (query: string) => termsIn(query).some((term) => frequencies.shares.has(term));
  const known = new Set([...(await listKnownFacts(db, all, isCommon))].map(({ text }) => text));
  const nowhere = all.filter(({ text }) => !known.has(text));
  const split = await splitUnknownFacts(db, nowhere);
  return {
    readings: typed.map((reading) => ({
      ...reading,
      facts: reading.facts.flatMap((fact) => (known.has(fact.text) ? [fact] : (split.get(fact.text) ?? []))),
    })),
    asked: (typed[0]?.facts ?? []).filter(isAffirmed).map(({ text }) => text),
    unknown: typed.map(({ facts }) =>
      facts
        .filter((fact) => isAffirmed(fact) && !known.has(fact.text) && !split.has(fact.text))
        .map(({ text }) => text),
    ),
  };
}

/** Those of the facts that some listing has; a word among the common ones needs no look. */
async function listKnownFacts(
  db: Db,
  facts: readonly Fact[],
  isCommon: (query: string) => boolean,
): Promise<Set<Fact>> {
  const rare = facts.filter((fact) => !isCommon(factQuery(fact)));
  if (rare.length === 0) return new Set(facts);
  const { rows } = await executePrepared<{ place: number }>(
    db,
    sql`select place::int from unnest(${sql.param(rare.map(factQuery))}::tsquery[]) with ordinality as fact(query, place)
      where exists (select from product_search where all_terms @@ query)
        or exists (select from product_search where title_terms @@ query)`,
  );
  const found = new Set(rows.flatMap(({ place }) => rare[place - 1] ?? []));
  return new Set(facts.filter((fact) => found.has(fact) || !rare.includes(fact)));
}

const maxSplit = 3;
const isWords = new Set<Fact['factType']>(['word', 'material', 'detail', 'feature']);
const lengths = { latin: { least: 7, most: 24, part: 3 }, unspaced: { least: 4, most: 16, part: 2 } };

/**
 * Words that nobody has as two that a title has: 'handpainted' as 'hand painted', '15pro' as '15 pro', 'punta fina' as either of
 * its words, 가죽끈 as 가죽 and 끈. The vocabulary has split what it knows; here the words of listings do.
 */
async function splitUnknownFacts(db: Db, unknown: readonly Fact[]): Promise<Map<string, Fact[]>> {
  const words = unknown.filter(({ factType }) => isWords.has(factType)).slice(0, maxSplit);
  const splits = words.flatMap((fact) => splitsOf(fact.text).map((parts) => ({ fact, parts })));
  if (splits.length === 0) return new Map();
  const queries = splits.map(({ parts }) => every(parts.map((part) => pieceQueryOf(part))));
  const { rows } = await executePrepared<{ place: number }>(
    db,
    sql`select place::int from unnest(${sql.param(queries)}::tsquery[]) with ordinality as split(query, place)
      where exists (select from product_search where title_terms @@ query)
      order by place`,
  );
  const found = new Map<string, Fact[]>();
  for (const { place } of rows) {
    const split = splits[place - 1];
    if (split && !found.has(split.fact.text)) {
      found.set(
        split.fact.text,
        split.parts.map((text) => ({
          ...{ ...split.fact, text, factType: 'word', weight: split.fact.weight / Math.max(1, split.parts.length - 1) },
          ...{ exact: pieceQueryOf(text), alike: '', lacking: '' },
        })),
      );
    }
  }
  return found;
}

/** The ways to read a text as several words: a phrase by its words, a number with letters, then cuts, the most even first. */
function splitsOf(text: string): string[][] {
  const { spaced, unspaced } = splitRuns(text);
  const [word = ''] = [...spaced, ...unspaced];
  if (spaced.length > 1 && unspaced.length === 0) {
    const telling = spaced.filter((one) => !isStopWord(one));
    return [telling, ...telling.map((one) => [one])];
  }
  if (spaced.length + unspaced.length !== 1) return [];
  const lettersAndDigits = word.match(/\p{N}+|[^\p{N}]+/gu) ?? [];
  if (lettersAndDigits.length === 2) return [lettersAndDigits];
  const { least, most, part } = spaced.length > 0 ? lengths.latin : lengths.unspaced;
  if (word.length < least || word.length > most) return [];
  const places = Array.from({ length: word.length - 2 * part + 1 }, (_, at) => at + part);
  const middle = word.length / 2;
  return places
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle))
    .map((at) => [word.slice(0, at), word.slice(at)]);
}
