import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../../tests/support/database/test-database.ts';
import { createSeller } from '../../../../../tests/support/factories.ts';
import { searchProductIds } from '../../../../../tests/support/search-product-ids.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { countBetween } from '../../../../platform/db/statements/column-histogram.ts';
import { suggest } from '../suggestions/suggest.service.ts';
import { rangeBucketTerms } from './range-buckets.ts';
import { rebuildingComment, rebuiltComment } from './terms.ts';

const listings = 40_000;
const { db, pool } = await createTestDatabase();

/** 'common' is in every title, 'seldom' in one title of 100 and one description of 50, 'rare' in eight titles. */
beforeAll(async () => {
  const seller = await createSeller(db);
  await db.execute(sql`
    insert into products (seller_id, top_category_id, sub_category_id, category_id, image, price_cents, countries, created_at)
    select ${seller.id}, 1000, 1100, 1101, 'photo.webp', round(100 * exp((number * 7919) % ${listings}::int * 6.0 / ${listings}::int)), '{TH}',
      timestamptz '2026-11-15 02:03:04.005Z' - number * interval '1 minute' * (1 + number / 10000)
    from generate_series(1, ${listings}::int) as number`);
  await db.execute(sql`
    insert into product_search (product_id, title_terms, all_terms, top_category_id, sub_category_id, price_cents, created_at)
    select id, array_to_tsvector(title || buckets), array_to_tsvector(title || everywhere || buckets), top_category_id, sub_category_id, price_cents, created_at
    from products, lateral (select ${rangeBucketTerms(sql`created_at`, sql`price_cents`)} as buckets,
      array['common'] || array(select 'seldom' where id % 100 = 0) || array(select 'rare' where id % 5000 = 17) as title,
      array(select 'seldom' where id % 50 = 1) as everywhere) as terms`);
  await setIndexComment(rebuiltComment);
  await db.execute(sql`analyze product_search`);
});

const setIndexComment = (text: string) => db.execute(sql`comment on table product_search is ${sql.raw(`'${text}'`)}`);

/** A database handle with empty caches, and the log of its statements. */
function createLoggedDb(): { statements: string[]; loggedDb: Db } {
  const statements: string[] = [];
  const logQuery = (text: string, values: unknown[]) => statements.push(JSON.stringify([text, values]));
  return { statements, loggedDb: drizzle(pool, { casing: 'snake_case', logger: { logQuery } }) };
}

const noFilters = {
  language: 'en' as const,
  isExact: true,
  topCategoryId: undefined,
  subCategoryId: undefined,
  country: undefined,
  productType: undefined,
  inStock: false,
};
const sorts = ['best', 'newest', 'price_up', 'price_down'] as const;

interface TestQuery {
  text: string;
  sort: (typeof sorts)[number];
  minCents?: number;
  maxCents?: number;
}

async function readPages(db: Db, { text, sort, minCents, maxCents }: TestQuery, pages: number): Promise<number[]> {
  const seen: number[] = [];
  let after: number[] | null = null;
  for (let page = 0; page < pages; page += 1) {
    const found = await searchProductIds(db, { ...noFilters, text, sort, minCents, maxCents, after, limit: 30 });
    seen.push(...found.ids);
    after = found.next;
    if (!after) break;
  }
  return seen;
}

/** The expected results, by reading and sorting all listings. */
async function readAll({ text, sort, minCents = 0, maxCents = 1e6 }: TestQuery): Promise<number[]> {
  const order = {
    best: sql`title_terms @@ ${text}::tsquery desc, created_at desc, product_id desc`,
    newest: sql`created_at desc, product_id desc`,
    price_up: sql`price_cents, product_id`,
    price_down: sql`price_cents desc, product_id desc`,
  }[sort];
  const { rows } = await db.execute<{ id: string }>(sql`
    select product_id as id from product_search
    where all_terms @@ ${text}::tsquery and price_cents between ${minCents} and ${maxCents} order by ${order}`);
  return rows.map(({ id }) => Number(id));
}

describe('in a large shop, a search', () => {
  test.each(sorts.map((sort) => ({ text: 'common', sort })))(
    'for a word in every listing finds the right pages by $sort without reading everything',
    async (query) => {
      const { statements, loggedDb } = createLoggedDb();
      expect(await readPages(loggedDb, query, 4)).toEqual((await readAll(query)).slice(0, 120));
      const searches = statements.filter((statement) => statement.includes('@@'));
      expect(searches.length).toBeGreaterThanOrEqual(4);
      expect(searches.filter((statement) => !/~[tp]\d:/.test(statement))).toEqual([]);
    },
  );

  test.each(['seldom', 'rare'].flatMap((text) => sorts.map((sort) => ({ text, sort }))))(
    'for a $text word finds every listing once, in order, by $sort',
    async (query) => {
      const { loggedDb } = createLoggedDb();
      const found = await readPages(loggedDb, query, 100);
      expect(found.length).toBeGreaterThan(7);
      expect(found).toEqual(await readAll(query));
    },
  );

  test.each(['price_up', 'price_down', 'newest'] as const)('by %s respects a price range', async (sort) => {
    const query = { text: 'common', sort, minCents: 2000, maxCents: 2050 };
    expect(await readPages(createLoggedDb().loggedDb, query, 10)).toEqual(await readAll(query));
  });

  test('uses no buckets while the index is being rebuilt', async () => {
    await setIndexComment(rebuildingComment);
    const { statements, loggedDb } = createLoggedDb();
    const query = { text: 'common', sort: 'best' } as const;
    const found = await readPages(loggedDb, query, 1);
    await setIndexComment(rebuiltComment);
    expect(found).toEqual((await readAll(query)).slice(0, 30));
    expect(statements.filter((statement) => /~[tp]\d:/.test(statement))).toEqual([]);
  });

  test('gets suggestions from the newest listings', async () => {
    const { statements, loggedDb } = createLoggedDb();
    await suggest(loggedDb, 'com', 'en');
    expect(statements.find((statement) => statement.includes('@@'))).toMatch(/~t\d:/);
  });
});

describe('countBetween estimates the listings', () => {
  const histogram = { bounds: [0, 100, 200, 1000], betweenBounds: 50, commonValues: [], listings: 150 };

  test.each([
    { from: 0, to: 50, count: 25 },
    { from: 50, to: 0, count: 25 },
    { from: 0, to: 150, count: 75 },
    { from: 1000, to: 600, count: 25 },
    { from: 1000, to: 0, count: 150 },
    { from: 0, to: 5000, count: 150 },
    // Beyond the last bound, with the density of the last interval.
    { from: 1080, to: 1000, count: 5 },
    { from: 1080, to: 200, count: 55 },
    { from: -20, to: 100, count: 60 },
    { from: -20, to: 5000, count: 160 },
    { from: 1080, to: 1040, count: 2.5 },
  ])('from $from to $to: $count', ({ from, to, count }) => {
    expect(countBetween(histogram, from, to)).toBeCloseTo(count, 6);
  });

  test('at a price that many listings share', () => {
    const crowded = { ...histogram, bounds: [0, 100, 100, 200], commonValues: [{ position: 99, listings: 1000 }] };
    expect(countBetween(crowded, 0, 50)).toBe(25);
    expect(countBetween(crowded, 0, 200)).toBe(1100);
  });
});
