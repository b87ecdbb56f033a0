import { understand } from '../../../../catalog/vocabulary/understand.ts';
import type { Db } from '../../../platform/db/database.ts';
import { isRareCountry } from './country-frequencies.ts';
import { filterReading, filtersOf, priceLimits } from './filters.ts';
import { byWordIndex, listRangeBuckets } from './index/range-buckets.ts';
import { correctTypos } from './query/correct-typos.ts';
import { type Fact, type QueryReading, readFacts } from './query/facts.ts';
import { type Tier, tiersOf } from './query/query.ts';
import { type RankedListing, type RankedWindow, readRankedWindow } from './ranking/ranked-window.service.ts';
import type { Search, SearchPage } from './search.ts';
import { readTiers } from './tiers.service.ts';

/** A search as it is run. */
interface ReadSearch {
  search: Search;
  text: string;
  /** What the query may mean, where it says more than a name. */
  readings: QueryReading[];
  tiers: Tier[];
}

/**
 * Finds listings in two stages. A query of several words first shows a ranked window: the listings that have most of what it
 * says, compared by all of it. What else there is follows in tiers, which also answer a single word and sorted lists.
 */
export async function searchProductIds(db: Db, typed: Search): Promise<SearchPage> {
  const { correctedQuery, ...read } = await readSearch(db, typed);
  return { ...(await readPage(db, read)), correctedQuery };
}

type Page = Omit<SearchPage, 'correctedQuery'>;

const noWindow: RankedWindow = { listings: [], without: [], isRelaxed: false };

async function readPage(db: Db, { search, text, readings, tiers }: ReadSearch): Promise<Page> {
  const isRanked = search.sort === 'best' && hasSeveralFacts(readings[0]);
  const window = isRanked ? await readWindow(db, search, { readings, text }) : noWindow;
  const { without, listings } = window;
  const ranked = search.after && search.after[0] !== 0 ? [] : restOf(listings, search.after);
  const own = ranked.slice(0, search.limit);
  const last = own.at(-1);
  const explanation = search.explains ? { explanation: own } : {};
  if (last && ranked.length > search.limit) {
    const next = [0, last.score, last.id];
    return { ids: own.map(({ id }) => id), next, isRelaxed: window.isRelaxed, without, ...explanation };
  }
  const after = search.after && search.after[0] !== 0 ? search.after : null;
  const limit = search.limit - own.length;
  const shown = listings.map(({ id }) => id);
  // One more than fits is read, so that a page that the window fills knows whether another follows.
  const more = await readTiers(db, { ...search, after, limit: Math.max(limit, 1) }, { tiers, shown });
  const isFull = limit === 0 && last !== undefined;
  return {
    ids: [...own.map(({ id }) => id), ...(isFull ? [] : more.ids)],
    next: isFull ? (more.ids.length > 0 ? [0, last.score, last.id] : null) : more.next,
    isRelaxed: listings.length > 0 ? window.isRelaxed : more.isRelaxed,
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

async function readWindow(
  db: Db,
  search: Search,
  { readings, text }: Pick<ReadSearch, 'readings' | 'text'>,
): Promise<RankedWindow> {
  const buckets = await listRangeBuckets(db, 'best');
  const conditions = [...priceLimits(search), ...filtersOf(search)];
  return byWordIndex(db, (db) => readRankedWindow(db, { readings, text, conditions, buckets }));
}

/** What was typed, understood, with its mistakes corrected where the words occur nowhere. */
async function readSearch(db: Db, typed: Search): Promise<ReadSearch & Pick<SearchPage, 'correctedQuery'>> {
  const text = typed.text.slice(0, maxLength);
  const understanding = understand(text, typed.language);
  const corrected = typed.isExact ? null : await correctTypos(db, understanding, typed.language);
  const shown = corrected === null ? understanding : understand(corrected, typed.language);
  const searched = corrected ?? text;
  const search = {
    ...typed,
    isRareCountry: typed.country !== undefined && (await isRareCountry(db, typed.country)),
    sort: shown.wantsCheap && typed.sort === 'best' ? ('price_up' as const) : typed.sort,
  };
  return {
    search,
    text: searched,
    readings: searched.trim() ? readFacts(searched, typed.language) : [],
    tiers: text.trim() ? tiersOf(searched, shown, search.sort !== 'best') : filterTiers(typed),
    correctedQuery: corrected,
  };
}

/** Without a text everything is found that the filters leave. */
function filterTiers(search: Search): Tier[] {
  const reading = filterReading(search);
  return reading ? [{ ...reading, isRelaxed: false }] : [];
}

/** Longer texts are cut, because nobody types them. */
const maxLength = 200;
