import { type Understanding, understand } from '../../../../catalog/vocabulary/understand.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isRareCountry } from './country-frequencies.ts';
import { filterReading, filtersOf, priceLimits } from './filters.ts';
import { byWordIndex } from './index/range-buckets.ts';
import { correctTypos } from './query/correct-typos.ts';
import { affirmedOf, type Fact, type QueryReading, readFacts } from './query/facts.ts';
import { nearnesses, type Tier, tiersOf } from './query/query.ts';
import { type KnownReadings, readKnownFacts } from './ranking/known-facts.ts';
import { type RankedListing, type RankedWindow, readRankedWindow } from './ranking/ranked-window.service.ts';
import { readTermFrequencies, type TermFrequencies } from './ranking/term-frequencies.ts';
import type { Search, SearchPage } from './search.ts';
import { listPageBuckets, type PageBuckets, readTiers } from './tiers.service.ts';

/** A text as it is understood, which is the same for every way to search for it. */
export interface ReadQuery {
  /** What is searched for: what was typed, with its mistakes corrected where the words occur nowhere. */
  text: string;
  correctedQuery: string | null;
  /** The same without what a thing should lack, and what that means. */
  affirmed: string;
  understanding: Understanding;
  /** What the query may mean, where it says more than a name. */
  readings: QueryReading[];
  /** The readings by what listings have, once they were looked up. */
  known: KnownReadings | null;
}

/**
 * Finds listings in two stages. A query of several words first shows a ranked window: the listings that have most of what it
 * says, compared by all of it. What else there is follows in tiers, which also answer a single word and sorted lists.
 */
export async function searchProductIds(db: Db, typed: Search, known?: ReadQuery): Promise<SearchPage> {
  const query = known ?? (await readQuery(db, typed));
  const search = {
    ...typed,
    isRareCountry: typed.country !== undefined && (await isRareCountry(db, typed.country)),
    sort: query.understanding.wantsCheap && typed.sort === 'best' ? ('price_up' as const) : typed.sort,
  };
  return { ...(await readPage(db, search, query)), correctedQuery: query.correctedQuery };
}

/** Longer texts are cut, because nobody types them. */
const maxLength = 200;

export async function readQuery(
  db: Db,
  { text: typed, language, isExact }: Pick<Search, 'text' | 'language' | 'isExact'>,
): Promise<ReadQuery> {
  const written = typed.slice(0, maxLength);
  const understanding = understand(written, language);
  const correctedQuery = isExact ? null : await correctTypos(db, understanding, language);
  const text = correctedQuery ?? written;
  const affirmed = affirmedOf(text, language);
  return {
    text,
    correctedQuery,
    affirmed,
    understanding: affirmed === written ? understanding : understand(affirmed, language),
    readings: text.trim() ? readFacts(text, language) : [],
    known: null,
  };
}

type Page = Omit<SearchPage, 'correctedQuery'>;

const noWindow: RankedWindow = { listings: [], without: [], nearness: nearnesses.asked, isAsked: false };

/** What PostgreSQL's statistics say before a search. */
interface Statistics {
  buckets: PageBuckets;
  frequencies: TermFrequencies;
}

async function readPage(db: Db, search: Search, query: ReadQuery): Promise<Page> {
  const after = search.after && search.after[0] !== 0 ? search.after : null;
  const buckets = await listPageBuckets(db, { ...search, after });
  const isRanked = search.sort === 'best' && hasSeveralFacts(query.readings[0]);
  const frequencies = isRanked ? await readTermFrequencies(db) : null;
  return byWordIndex(db, async (db) => {
    const window = frequencies ? await readWindow(db, search, query, { buckets, frequencies }) : noWindow;
    return fillPage(db, search, query, { window, buckets, after });
  });
}

async function readWindow(
  db: Db,
  search: Search,
  query: ReadQuery,
  { buckets, frequencies }: Statistics,
): Promise<RankedWindow> {
  query.known ??= await readKnownFacts(db, query.readings, frequencies);
  const conditions = [...priceLimits(search), ...filtersOf(search)];
  return readRankedWindow(db, {
    ...{ ...query.known, text: query.text, conditions, buckets: buckets.fromStart, frequencies },
  });
}

/** The rest of the window, and after it the tiers. */
async function fillPage(
  db: Db,
  search: Search,
  query: ReadQuery,
  { window, buckets, after }: { window: RankedWindow; buckets: PageBuckets; after: readonly number[] | null },
): Promise<Page> {
  const { without, listings, nearness } = window;
  const ranked = after ? [] : restOf(listings, search.after);
  const own = ranked.slice(0, search.limit);
  const last = own.at(-1);
  const explanation = search.explains ? { explanation: own } : {};
  if (last && ranked.length > search.limit) {
    return { ids: own.map(({ id }) => id), next: [0, last.score, last.id], nearness, without, ...explanation };
  }
  const tiers = listTiers(search, query).filter(({ isRest, isOfType }) =>
    listings.length > 0 ? isRest : !(window.isAsked && isOfType),
  );
  const limit = search.limit - own.length;
  const shown = listings.map(({ id }) => id);
  // One more than fits is read, so that a page that the window fills knows whether another follows.
  const more = await readTiers(db, { ...search, after, limit: Math.max(limit, 1) }, { tiers, shown, buckets });
  const isFull = limit === 0 && last !== undefined;
  return {
    ids: [...own.map(({ id }) => id), ...(isFull ? [] : more.ids)],
    next: isFull ? (more.ids.length > 0 ? [0, last.score, last.id] : null) : more.next,
    nearness: listings.length > 0 ? nearness : more.nearness,
    without,
    ...explanation,
  };
}

/** Whether a query in its likeliest reading says more than a thing and its look or use, which the tiers answer. */
function hasSeveralFacts(reading: QueryReading | undefined): boolean {
  const { thing, facts } = reading ?? { thing: null, facts: [] };
  return facts.length > 1 || (thing !== null && facts.some(({ factType }) => !inTiers.has(factType)));
}

/** Facts of which the tiers of a thing take one into account. */
const inTiers = new Set<Fact['factType']>(['colour', 'material', 'audience', 'condition', 'feature']);

/** The listings of the window after the last one that was shown; where that one is gone, after those as good as it. */
function restOf(listings: RankedListing[], after: readonly number[] | null): RankedListing[] {
  if (!after) return listings;
  const [, score = 0, id] = after;
  const at = listings.findIndex((listing) => listing.id === id);
  return at < 0 ? listings.filter((listing) => listing.score < score) : listings.slice(at + 1);
}

/** Without a text everything is found that the filters leave. */
function listTiers(search: Search, { affirmed, understanding }: ReadQuery): Tier[] {
  if (search.text.trim()) {
    // A hat is no answer to a red silk tie.
    const { attributes, rest } = understanding;
    const showsSection = search.showsSection && attributes.length + rest.length === 0;
    return tiersOf(affirmed, understanding, search.sort !== 'best').filter(
      ({ nearness }) => showsSection || nearness !== nearnesses.section,
    );
  }
  const reading = filterReading(search);
  return reading ? [{ ...reading, nearness: nearnesses.asked }] : [];
}
