import { byWordIndex } from '../../server/domains/marketplace/search/index/range-buckets.ts';
import {
  planSearch,
  readQuery,
  runSearch,
  understandQuery,
} from '../../server/domains/marketplace/search/search.service.ts';
import type { Search, SearchPage } from '../../server/domains/marketplace/search/search.ts';
import type { Db } from '../../server/platform/db/database.ts';

/** What a single search finds, without ways to relax it. */
export async function searchProductIds(db: Db, typed: Search): Promise<SearchPage> {
  const understood = understandQuery(typed);
  const planned = await planSearch(db, typed, understood);
  return byWordIndex(db, async (db) => runSearch(db, planned, await readQuery(db, understood)));
}
