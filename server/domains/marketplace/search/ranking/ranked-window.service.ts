import { and, type SQL } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import { productSearch } from '../../../../schema/marketplace/search.ts';
import { matches, orders, queryBuckets, type Reading } from '../index/range-buckets.ts';
import type { Fact, QueryReading } from '../query/facts.ts';
import { levelsOf } from './candidates.ts';
import { listKnownFacts, type MatchedListing, matchListings } from './match-listings.ts';
import { type ScorePart, scoreFact, scoreThing, totalOf } from './score.ts';
import { splitUnknownFacts } from './split-unknown.ts';
import { readTermFrequencies, tellingness, termsIn } from './term-frequencies.ts';

/** A listing of the window with its score and what gave it. */
export interface RankedListing {
  id: number;
  score: number;
  parts: ScorePart[];
}

export interface RankedWindow {
  listings: RankedListing[];
  /** Facts that none of them has, as typed. */
  without: string[];
  /** Whether the first lacks the thing, or the colour or material asked for. */
  isRelaxed: boolean;
}

/** Four pages: enough to find the best, and few enough to be compared in a few milliseconds. */
const windowSize = 96;

interface WindowQuery {
  readings: readonly QueryReading[];
  text: string;
  conditions: (SQL | undefined)[];
  buckets: (string | null)[];
}

/**
 * The best answers to a query of several words, best first. They are found through the index by combinations of what the
 * query says, and then compared by everything that it says: which facts each has, where, and how telling they are.
 */
export async function readRankedWindow(db: Db, query: WindowQuery): Promise<RankedWindow> {
  const frequencies = await readTermFrequencies(db);
  const all = [...new Map(query.readings.flatMap(({ facts }) => facts).map((fact) => [fact.text, fact])).values()];
  const isCommon = (text: string) => termsIn(text).some((term) => frequencies.shares.has(term));
  const known = new Set([...(await listKnownFacts(db, all, isCommon))].map(({ text }) => text));
  const nowhere = all.filter(({ text }) => !known.has(text));
  const split = await splitUnknownFacts(db, nowhere);
  const readings = query.readings.map((reading) => ({
    ...reading,
    facts: reading.facts.flatMap((fact) => (known.has(fact.text) ? [fact] : (split.get(fact.text) ?? []))),
  }));
  const unknown = nowhere.map(({ text }) => text).filter((text) => !split.has(text));
  const hasFacts = readings.some(({ thing, facts }) => facts.length > (thing ? 0 : 1));
  const ids = hasFacts ? await listCandidates(db, readings, query) : [];
  if (ids.length === 0) {
    const isNamed = readings.some(({ thing }) => thing !== null);
    return { listings: [], without: isNamed ? all.map(({ text }) => text) : unknown, isRelaxed: false };
  }
  const weightOf = ({ weight, exact, alike }: Fact) => weight * (0.6 + 0.8 * tellingness(exact || alike, frequencies));
  const ranked = (await matchListings(db, ids, { readings, text: query.text }))
    .map((listing) => rank(listing, readings, weightOf))
    .sort(byRank);
  // Something else that has the words is shown only where it fits better than every such thing.
  const bestThing = ranked.find((one) => isThing(one, readings));
  const shown = bestThing
    ? ranked.filter((one) => one.score > bestThing.score || isThing(one, readings) || hasMore(one, bestThing))
    : ranked.filter((one) => readings[0]?.thing === null || hasMost(one));
  return {
    listings: shown.map(({ id, score, parts }) => ({ id, score, parts })),
    without: [...unknown, ...factsWithout(shown, readings)],
    isRelaxed: isOnlyNear(shown[0], readings),
  };
}

async function listCandidates(
  db: Db,
  readings: readonly QueryReading[],
  { conditions, buckets }: WindowQuery,
): Promise<number[]> {
  const found = new Set<number>();
  const asked = new Set<string>();
  for (const level of levelsOf(readings)) {
    if (found.size >= windowSize) break;
    const key = `${level.column === productSearch.titleTerms} ${level.query}`;
    if (asked.has(key)) continue;
    asked.add(key);
    const rows = await queryBuckets(level, { buckets, wanted: windowSize }, (bucket) =>
      selectIds(db, level, bucket, conditions),
    );
    for (const { id } of rows) if (found.size < windowSize) found.add(id);
  }
  return [...found];
}

const selectIds = (db: Db, level: Reading, bucket: string | null, conditions: (SQL | undefined)[]) =>
  db
    .select({ id: productSearch.productId })
    .from(productSearch)
    .where(and(matches(level, bucket), ...conditions))
    .orderBy(...orders.newest.order)
    .limit(windowSize);

interface Ranked extends RankedListing {
  listing: MatchedListing;
  /** The number of the reading that fits it best. */
  reading: number;
}

function rank(listing: MatchedListing, readings: readonly QueryReading[], weightOf: (fact: Fact) => number): Ranked {
  const scored = readings.map(({ thing, facts, isPurpose }, place) => {
    const match = listing.readings[place];
    const parts = [
      ...(thing && match?.thing ? scoreThing(match.thing, { ...thing, isLikeliest: place === 0 }) : []),
      ...facts.flatMap((fact, at) => {
        const found = match?.facts[at];
        return found ? [scoreFact(fact, weightOf(fact), found)] : [];
      }),
    ];
    return {
      parts,
      score: totalOf(parts, { near: listing.near, place, isPurpose, isByWords: thing === null && place > 0 }),
      reading: place,
    };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return { id: listing.id, listing, ...best };
}

/** The best first; of equals those in stock, then the newest. */
const byRank = (one: Ranked, other: Ranked) =>
  other.score - one.score ||
  Number(one.listing.isSoldOut) - Number(other.listing.isSoldOut) ||
  other.listing.createdAt - one.listing.createdAt ||
  other.id - one.id;

/** Whether a listing is what was looked for, by its product type, title or category. */
function isThing({ reading, parts }: Ranked, readings: readonly QueryReading[]): boolean {
  const thing = readings[reading]?.thing;
  const where = parts.find(({ text }) => text === thing?.text)?.where;
  return where === 'product type' || where === 'title' || where === 'category';
}

const isFound = ({ where }: ScorePart) => where !== 'nowhere' && where !== 'lacking';

const factsIn = ({ parts }: Ranked) => parts.filter((part) => isFound(part)).length;

/** Whether a listing that is something else has most of what was asked for, and more of it than the best such thing. */
const hasMore = (one: Ranked, bestThing: Ranked) => hasMost(one) && factsIn(one) > factsIn(bestThing);

/** Whether a listing has more than half of what was asked for. */
const hasMost = ({ parts }: Ranked) => 2 * parts.filter(isFound).length > parts.length;

/** The facts of the best listing's reading that no listing has. */
function factsWithout(ranked: readonly Ranked[], readings: readonly QueryReading[]): string[] {
  const reading = ranked[0]?.reading ?? 0;
  const found = new Set(ranked.flatMap(({ parts }) => parts.filter(isFound).map(({ text }) => text)));
  return (readings[reading]?.facts ?? []).map(({ text }) => text).filter((text) => !found.has(text));
}

/** Whether even the best is another thing, or has another look than was asked for. */
function isOnlyNear(best: Ranked | undefined, readings: readonly QueryReading[]): boolean {
  const reading = best && readings[best.reading];
  if (!reading) return false;
  const missing = new Set(best.parts.filter((part) => !isFound(part)).map(({ text }) => text));
  const look = reading.facts.filter(({ factType }) => factType === 'colour' || factType === 'material');
  const isOtherThing = reading.thing === null && readings[0]?.thing !== null;
  return (
    isOtherThing ||
    (reading.thing !== null && missing.has(reading.thing.text)) ||
    look.some(({ text }) => missing.has(text))
  );
}
