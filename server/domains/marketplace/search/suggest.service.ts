import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Category, findLeafCategory, pathTo, searchCategories } from '../../../../catalog/lookup.ts';
import type { Entry } from '../../../../catalog/vocabulary/meaning.ts';
import { understand } from '../../../../catalog/vocabulary/understand.ts';
import { splitUnits } from '../../../../catalog/vocabulary/units.ts';
import { findWordsByPrefix } from '../../../../catalog/vocabulary/vocabulary.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import { productTexts } from '../../../schema/marketplace/listings.ts';
import { productSearch } from '../../../schema/marketplace/search.ts';
import { byWordIndex, listRangeBuckets, matches, orders, queryBuckets } from './index/range-buckets.ts';
import { prefixQuery } from './query/query.ts';

export interface Suggestions {
  /** Product types in the visitor's language; those in stock first. */
  searches: string[];
  categories: { id: string; top_category_id: string; name: string }[];
  titles: string[];
}

const titlesShown = 6;

/** Suggestions for a partly typed query: product types, categories by name in any language, titles of live listings. */
export async function suggest(db: Db, text: string, language: Language): Promise<Suggestions> {
  const query = prefixQuery(text);
  const categories = findCategories(text, language).map((category) => ({
    id: String(category.id),
    top_category_id: String(pathTo(category.id)[0]?.id),
    name: category.names[language],
  }));
  const searches = await suggestProductTypes(db, text, language);
  if (!query) return { searches, categories, titles: [] };
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
  return { searches, categories, titles: [...new Set(titles)] };
}

const categoriesShown = 8;

/** Categories by name in any language, and those of the product types that the text names. */
function findCategories(text: string, language: Language): Category[] {
  const named = searchCategories(text, 4);
  const categoryIds = understand(text, language).productTypes.map(({ categoryId }) => categoryId);
  const beginning = findWordsByPrefix(formOf(text), productTypesCompared).flatMap(({ meaning }) =>
    meaning.type === 'product-type' ? [meaning.categoryId] : [],
  );
  const ofProductTypes = [...categoryIds, ...beginning]
    .map(findLeafCategory)
    .filter((leafCategory) => leafCategory !== null);
  return [...new Set<Category>([...named, ...ofProductTypes])].slice(0, categoriesShown);
}

const productTypesShown = 5;
const productTypesCompared = 200;

/** Words for product types that begin as typed, in the visitor's language if there are any; what is in stock comes first. */
async function suggestProductTypes(db: Db, text: string, language: Language): Promise<string[]> {
  const found = findWordsByPrefix(formOf(text), productTypesCompared).filter(
    ({ meaning }) => meaning.type === 'product-type',
  );
  const own = found.filter((entry) => entry.language === language);
  const entries = (own.length > 0 ? own : found)
    .sort((a, b) => a.word.length - b.word.length)
    .slice(0, 4 * productTypesShown);
  const inStock = await listStocked(db, entries);
  const words = [...entries.filter((entry) => inStock.has(categoryIdOf(entry))), ...entries].map(({ word }) => word);
  return [...new Set(words)].slice(0, productTypesShown);
}

const formOf = (text: string) =>
  splitUnits(text)
    .map(({ loose }) => loose)
    .join('');

const categoryIdOf = ({ meaning }: Entry) => (meaning.type === 'product-type' ? meaning.categoryId : 0);

/** Those of the categories that have a live listing. */
async function listStocked(db: Db, entries: readonly Entry[]): Promise<ReadonlySet<number>> {
  const categoryIds = [...new Set(entries.map(categoryIdOf))];
  if (categoryIds.length === 0) return new Set();
  const { rows } = await db.execute<{ categoryId: number }>(sql`
    select wanted as "categoryId" from unnest(${sql.param(categoryIds)}::int[]) as wanted
    where exists (select from products where category_id = wanted and is_live)`);
  return new Set(rows.map(({ categoryId }) => categoryId));
}

async function listTitles(db: Db, ids: number[], language: Language): Promise<string[]> {
  const rows = await db
    .select({ id: productTexts.productId, title: productTexts.title })
    .from(productTexts)
    .where(and(inArray(productTexts.productId, ids), eq(productTexts.language, language)));
  const titleOf = new Map(rows.map(({ id, title }) => [id, title]));
  return ids.flatMap((id) => titleOf.get(id) ?? []);
}
