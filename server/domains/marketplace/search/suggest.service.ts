import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Category, findLeaf, pathTo, searchCategories } from '../../../../catalog/lookup.ts';
import type { Entry } from '../../../../catalog/vocabulary/meaning.ts';
import { understand } from '../../../../catalog/vocabulary/understand.ts';
import { splitUnits } from '../../../../catalog/vocabulary/units.ts';
import { findWordsByPrefix } from '../../../../catalog/vocabulary/vocabulary.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import { productTexts } from '../../../schema/marketplace/listings.ts';
import { productSearch } from '../../../schema/marketplace/search.ts';
import { listRangeBuckets, matches, queryBuckets } from './index/range-buckets.ts';
import { byWordIndex } from './index/word-index.ts';
import { orders } from './query/order.ts';
import { prefixQuery } from './query/query.ts';

export interface Suggestions {
  /** Kinds of goods in the visitor's language; those in stock first. */
  searches: string[];
  categories: { id: string; aisle_id: string; name: string }[];
  titles: string[];
}

const titlesShown = 6;

/** Suggestions for a partly typed query: kinds of goods, categories by name in any language, titles of live listings. */
export async function suggest(db: Db, text: string, language: Language): Promise<Suggestions> {
  const query = prefixQuery(text);
  const categories = findCategories(text, language).map((category) => ({
    id: String(category.id),
    aisle_id: String(pathTo(category.id)[0]?.id),
    name: category.names[language],
  }));
  const searches = await suggestKinds(db, text, language);
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

/** Categories by name in any language, and those of the kinds of goods that the text names. */
function findCategories(text: string, language: Language): Category[] {
  const named = searchCategories(text, 4);
  const leaves = understand(text, language).kinds.map(({ leaf }) => leaf);
  const beginning = findWordsByPrefix(formOf(text), kindsCompared).flatMap(({ meaning }) =>
    meaning.type === 'kind' ? [meaning.leaf] : [],
  );
  const ofKinds = [...leaves, ...beginning].map(findLeaf).filter((leaf) => leaf !== null);
  return [...new Set<Category>([...named, ...ofKinds])].slice(0, categoriesShown);
}

const kindsShown = 5;
const kindsCompared = 200;

/** Words for kinds that begin as typed, in the visitor's language if there are any; what is in stock comes first. */
async function suggestKinds(db: Db, text: string, language: Language): Promise<string[]> {
  const found = findWordsByPrefix(formOf(text), kindsCompared).filter(({ meaning }) => meaning.type === 'kind');
  const own = found.filter((entry) => entry.language === language);
  const entries = (own.length > 0 ? own : found).sort((a, b) => a.word.length - b.word.length).slice(0, 4 * kindsShown);
  const inStock = await listStocked(db, entries);
  const words = [...entries.filter((entry) => inStock.has(leafOf(entry))), ...entries].map(({ word }) => word);
  return [...new Set(words)].slice(0, kindsShown);
}

const formOf = (text: string) =>
  splitUnits(text)
    .map(({ loose }) => loose)
    .join('');

const leafOf = ({ meaning }: Entry) => (meaning.type === 'kind' ? meaning.leaf : 0);

/** Those of the categories that have a live listing. */
async function listStocked(db: Db, entries: readonly Entry[]): Promise<ReadonlySet<number>> {
  const leaves = [...new Set(entries.map(leafOf))];
  if (leaves.length === 0) return new Set();
  const { rows } = await db.execute<{ leaf: number }>(sql`
    select leaf from unnest(${sql.param(leaves)}::int[]) as leaf
    where exists (select from products where leaf_id = leaf and is_live)`);
  return new Set(rows.map(({ leaf }) => leaf));
}

async function listTitles(db: Db, ids: number[], language: Language): Promise<string[]> {
  const rows = await db
    .select({ id: productTexts.productId, title: productTexts.title })
    .from(productTexts)
    .where(and(inArray(productTexts.productId, ids), eq(productTexts.language, language)));
  const titleOf = new Map(rows.map(({ id, title }) => [id, title]));
  return ids.flatMap((id) => titleOf.get(id) ?? []);
}
