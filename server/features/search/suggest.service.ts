import { and, eq, inArray } from 'drizzle-orm';
import { pathTo, searchCategories } from '../../../catalog/lookup.ts';
import type { Language } from '../../../contracts/languages.ts';
import type { Db } from '../../db/database.ts';
import { productTexts } from '../../db/schema/listings.ts';
import { productSearch } from '../../db/schema/search.ts';
import { orders } from './order.ts';
import { prefixQuery } from './query.ts';
import { listRangeBuckets, matches, queryBuckets } from './range-buckets.ts';
import { byWordIndex } from './word-index.ts';

export interface Suggestions {
  categories: { id: string; aisle_id: string; name: string }[];
  titles: string[];
}

const titlesShown = 6;

/** Suggestions for a partly typed query: categories by name in any language, then titles of live listings. */
export async function suggest(db: Db, text: string, language: Language): Promise<Suggestions> {
  const query = prefixQuery(text);
  const categories = searchCategories(text, 4).map((category) => ({
    id: String(category.id),
    aisle_id: String(pathTo(category.id)[0]?.id),
    name: category.names[language],
  }));
  if (!query) return { categories, titles: [] };
  const reading = { column: productSearch.titleTerms, query };
  const buckets = await listRangeBuckets(db, 'newest');
  const newest = await byWordIndex(db, (db) =>
    queryBuckets(reading, { buckets, wanted: titlesShown }, (bucket) =>
      db
        .select({ id: productSearch.productId })
        .from(productSearch)
        .where(matches(reading, bucket))
        .orderBy(...orders.newest.order)
        .limit(titlesShown),
    ),
  );
  const titles = await listTitles(
    db,
    newest.map(({ id }) => id),
    language,
  );
  return { categories, titles: [...new Set(titles)] };
}

async function listTitles(db: Db, ids: number[], language: Language): Promise<string[]> {
  const rows = await db
    .select({ id: productTexts.productId, title: productTexts.title })
    .from(productTexts)
    .where(and(inArray(productTexts.productId, ids), eq(productTexts.language, language)));
  const titleOf = new Map(rows.map(({ id, title }) => [id, title]));
  return ids.flatMap((id) => titleOf.get(id) ?? []);
}
