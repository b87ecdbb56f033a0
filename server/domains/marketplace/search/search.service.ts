import { type Understanding, understand } from '../../../../catalog/vocabulary/understand.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isRareCountry } from './country-frequencies.ts';
import { filterReading, filtersOf, priceLimits } from './filters.ts';
import { isByPrice } from './index/range-buckets.ts';
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

/** A search with what PostgreSQL's statistics say of it. */
export interface PlannedSearch {
  search: Search;
  buckets: PageBuckets;
  frequencies: TermFrequencies;
}

/** Longer texts are cut, because nobody types them. */
const maxLength = 200;

/** A text as far as it is understood without looking into the index. */
export function understandQuery({ text, language, isExact }: Pick<Search, 'text' | 'language' | 'isExact'>) {
  const written = text.slice(0, maxLength);
  const understanding = understand(written, language);
  const affirmed = affirmedOf(written, language);
  // ‘Not cheap’ asks for no order by price.
  const { wantsCheap } = affirmed === written ? understanding : understand(affirmed, language);
  return { written, language, isExact, understanding, wantsCheap };
}

export async function readQuery(
  db: Db,
  { written, language, isExact, understanding }: ReturnType<typeof understandQuery>,
): Promise<ReadQuery> {
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

/**
 * Reads the statistics for a search outside of its transaction, because they are kept for the database. Searches of one text
 * that are sorted by time have the same.
 */
export async function planSearch(
  db: Db,
  typed: Search,
  { wantsCheap }: Pick<ReturnType<typeof understandQuery>, 'wantsCheap'>,
  other?: PlannedSearch,
): Promise<PlannedSearch> {
  const search = {
    ...typed,
    isRareCountry: typed.country !== undefined && (await isRareCountry(db, typed.country)),
    sort: wantsCheap && typed.sort === 'best' ? ('price_up' as const) : typed.sort,
  };
  if (other && other.search.sort === search.sort && !isByPrice(search.sort)) return { ...other, search };
  return {
    search,
    buckets: await listPageBuckets(db, { ...search, after: afterWindow(search) }),
    frequencies: await readTermFrequencies(db),
  };
}

type Page = Omit<SearchPage, 'correctedQuery'>;

const noWindow: RankedWindow = { listings: [], without: [], nearness: nearnesses.asked, isAsked: false };

/** Where the tiers go on; the ranked window is read from its start. */
const afterWindow = ({ after }: Search) => (after && after[0] !== 0 ? after : null);

/**
 * Finds listings in two stages. A query of several words first shows a ranked window: the listings that have most of what it
 * says, compared by all of it. What else there is follows in tiers, which also answer a single word and sorted lists. To be
 * called by the index of words.
 */
export async function runSearch(db: Db, planned: PlannedSearch, query: ReadQuery): Promise<SearchPage> {
  const { search, buckets } = planned;
  const isRanked = search.sort === 'best' && hasSeveralFacts(query.readings[0]);
  const window = isRanked ? await readWindow(db, planned, query) : noWindow;
  const page = await fillPage(db, search, query, { window, buckets, after: afterWindow(search) });
  return { ...page, correctedQuery: query.correctedQuery };
}

async function readWindow(
  db: Db,
  { search, buckets, frequencies }: PlannedSearch,
  query: ReadQuery,
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
