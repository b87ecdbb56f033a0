import type { SQL } from 'drizzle-orm';
import type { Db } from '../../../../platform/db/database.ts';
import type { Fact, QueryReading } from '../query/facts.ts';
import { type Nearness, nearnesses } from '../query/query.ts';
import { candidatesOf } from './candidates.ts';
import { isAffirmed, type KnownReadings } from './known-facts.ts';
import { type MatchedListing, matchListings } from './match-listings.ts';
import { type ScorePart, scoreFact, scoreThing, totalOf } from './score.ts';
import { type TermFrequencies, tellingness } from './term-frequencies.ts';

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
  /** Whether the first is the thing, the thing in another colour or material, or another thing. */
  nearness: Nearness;
  /** Whether the index was asked for it, so that there is no such thing where it is empty. */
  isAsked: boolean;
}

interface WindowQuery extends KnownReadings {
  text: string;
  conditions: (SQL | undefined)[];
  buckets: (string | null)[];
  frequencies: TermFrequencies;
}

/**
 * The best answers to a query of several words, best first. They are found through the index by combinations of what the
 * query says, and then compared by everything that it says: which facts each has, where, and how telling they are.
 */
export async function readRankedWindow(db: Db, query: WindowQuery): Promise<RankedWindow> {
  const { readings, asked, unknown, frequencies } = query;
  const weights = new Map(readings.flatMap(({ facts }) => facts).map((fact) => [fact, weigh(fact, frequencies)]));
  const weightOf = (fact: Fact) => weights.get(fact) ?? 0;
  const hasFacts = readings.some(({ thing, facts }) => facts.length > (thing ? 0 : 1));
  const candidates = hasFacts ? candidatesOf(readings, { ...query, weightOf }) : null;
  const matched = candidates ? await matchListings(db, candidates, { readings, text: query.text }) : [];
  if (matched.length === 0) {
    const isNamed = readings.some(({ thing }) => thing !== null);
    return {
      listings: [],
      without: isNamed ? asked : (unknown[0] ?? []),
      nearness: nearnesses.asked,
      isAsked: hasFacts,
    };
  }
  const ranked = matched.map((listing) => rank(listing, readings, weightOf)).sort(byRank);
  // Something else that has the words is shown only where it fits better than every such thing.
  const bestThing = ranked.find((one) => isThing(one, readings));
  const shown = bestThing
    ? ranked.filter(
        (one) => one.score > bestThing.score || isSameThing(one, bestThing, readings) || hasMore(one, bestThing),
      )
    : ranked.filter((one) => readings[0]?.thing === null || hasMost(one));
  return {
    listings: shown.map(({ id, score, parts }) => ({ id, score, parts })),
    without: [...(unknown[shown[0]?.reading ?? 0] ?? []), ...factsWithout(shown, readings)],
    nearness: nearnessOf(shown[0], readings),
    isAsked: true,
  };
}

const weigh = ({ weight, exact, alike }: Fact, frequencies: TermFrequencies) =>
  weight * (0.6 + 0.8 * tellingness(exact || alike, frequencies));

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

/** What a less likely reading takes for the thing is shown where it fits about as well: a case is no stroller with a cover. */
const isSameThing = (one: Ranked, bestThing: Ranked, readings: readonly QueryReading[]) =>
  isThing(one, readings) && (one.reading === bestThing.reading || one.score >= leastShare * bestThing.score);

const leastShare = 0.8;

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
  const facts = (readings[reading]?.facts ?? []).filter(isAffirmed);
  return facts.map(({ text }) => text).filter((text) => !found.has(text));
}

/** Whether even the best is another thing, or has another look than was asked for. */
function nearnessOf(best: Ranked | undefined, readings: readonly QueryReading[]): Nearness {
  const reading = best && readings[best.reading];
  if (!reading) return nearnesses.asked;
  const missing = new Set(best.parts.filter((part) => !isFound(part)).map(({ text }) => text));
  const look = reading.facts.filter(({ factType }) => factType === 'colour' || factType === 'material');
  const isOtherThing = reading.thing === null && readings[0]?.thing !== null;
  // What has most of the words is as near as the thing itself in another look.
  if (isOtherThing || (reading.thing !== null && !isThing(best, readings))) {
    return hasMost(best) ? nearnesses.alike : nearnesses.words;
  }
  return look.some(({ text }) => missing.has(text)) ? nearnesses.alike : nearnesses.asked;
}
