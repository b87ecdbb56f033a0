import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Sorting } from '../../../contracts/listings.ts';
import { createSeller } from '../../../tests/support/factories.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import type { Db } from '../../db/database.ts';
import { countBetween } from './column-histogram.ts';
import { rangeBucketTerms } from './range-buckets.ts';
import { searchProductIds } from './search.service.ts';
import { suggest } from './suggest.service.ts';
import { madeByRules, madeThroughout } from './terms.ts';

const listings = 40_000;
const { db, pool } = await createTestDatabase();

/** 'common' stands in every title, 'seldom' in one title of 100 and one description of 50, 'rare' in eight titles. */
beforeAll(async () => {
  const seller = await createSeller(db);
  await db.execute(sql`
    insert into products (seller_id, aisle_id, section_id, leaf_id, image, price_cents, countries, created_at)
    select ${seller.id}, 1000, 1100, 1101, 'photo.webp', round(100 * exp((number * 7919) % ${listings}::int * 6.0 / ${listings}::int)), '{TH}',
      timestamptz '2026-11-15 02:03:04.005Z' - number * interval '1 minute' * (1 + number / 10000)
    from generate_series(1, ${listings}::int) as number`);
  await db.execute(sql`
    insert into product_search (product_id, title_terms, all_terms, aisle_id, section_id, price_cents, countries, created_at)
    select id, array_to_tsvector(title || buckets), array_to_tsvector(title || everywhere || buckets), aisle_id, section_id, price_cents, countries, created_at
    from products, lateral (select ${rangeBucketTerms(sql`created_at`, sql`price_cents`)} as buckets,
      array['common'] || array(select 'seldom' where id % 100 = 0) || array(select 'rare' where id % 5000 = 17) as title,
      array(select 'seldom' where id % 50 = 1) as everywhere) as terms`);
  await note(madeThroughout);
  await db.execute(sql`analyze product_search`);
}, 60_000);

const note = (text: string) => db.execute(sql`comment on table product_search is ${sql.raw(`'${text}'`)}`);

/** A handle that knows nothing yet, and the statements that went through it. */
function listenIn(): { heard: string[]; listening: Db } {
  const heard: string[] = [];
  const logQuery = (text: string, values: unknown[]) => heard.push(JSON.stringify([text, values]));
  return { heard, listening: drizzle(pool, { casing: 'snake_case', logger: { logQuery } }) };
}

const everywhere = { aisleId: undefined, sectionId: undefined, country: undefined };
interface Wish {
  text: string;
  sort: Sorting;
  minCents?: number;
  maxCents?: number;
}

async function readPages(db: Db, { text, sort, minCents, maxCents }: Wish, pages: number): Promise<number[]> {
  const seen: number[] = [];
  let after: number[] | null = null;
  for (let page = 0; page < pages; page += 1) {
    const found = await searchProductIds(db, { ...everywhere, text, sort, minCents, maxCents, after, limit: 30 });
    seen.push(...found.ids);
    after = found.next;
    if (!after) break;
  }
  return seen;
}

/** What a search has to find, by reading and sorting everything. */
async function readAll({ text, sort, minCents = 0, maxCents = 1e6 }: Wish): Promise<number[]> {
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
  const sorts = ['best', 'newest', 'price_up', 'price_down'] as const;

  test.each(sorts.map((sort) => ({ text: 'common', sort })))(
    'for a word that stands everywhere finds the right pages by $sort without reading everything',
    async (wish) => {
      const { heard, listening } = listenIn();
      expect(await readPages(listening, wish, 4)).toEqual((await readAll(wish)).slice(0, 120));
      const asked = heard.filter((statement) => statement.includes('@@'));
      expect(asked.length).toBeGreaterThanOrEqual(4);
      expect(asked.filter((statement) => !/~[tp]\d:/.test(statement))).toEqual([]);
    },
  );

  test.each(['seldom', 'rare'].flatMap((text) => sorts.map((sort) => ({ text, sort }))))(
    'for a $text word finds every listing once, in order, by $sort',
    async (wish) => {
      const { listening } = listenIn();
      const found = await readPages(listening, wish, 100);
      expect(found.length).toBeGreaterThan(7);
      expect(found).toEqual(await readAll(wish));
    },
  );

  test.each(['price_up', 'price_down', 'newest'] as const)('by %s keeps to a span of prices', async (sort) => {
    const wish = { text: 'common', sort, minCents: 2000, maxCents: 2050 };
    expect(await readPages(listenIn().listening, wish, 10)).toEqual(await readAll(wish));
  });

  test('asks for everything while the index is being made anew', async () => {
    await note(madeByRules);
    const { heard, listening } = listenIn();
    const wish = { text: 'common', sort: 'best' } as const;
    const found = await readPages(listening, wish, 1);
    await note(madeThroughout);
    expect(found).toEqual((await readAll(wish)).slice(0, 30));
    expect(heard.filter((statement) => /~[tp]\d:/.test(statement))).toEqual([]);
  });

  test('is suggested from the newest listings', async () => {
    const { heard, listening } = listenIn();
    await suggest(listening, 'com', 'en');
    expect(heard.find((statement) => statement.includes('@@'))).toMatch(/~t\d:/);
  });
});

describe('how many listings lie', () => {
  const histogram = { bounds: [0, 100, 200, 1000], betweenBounds: 50, commonValues: [], listings: 150 };

  test.each([
    { from: 0, to: 50, count: 25 },
    { from: 50, to: 0, count: 25 },
    { from: 0, to: 150, count: 75 },
    { from: 1000, to: 600, count: 25 },
    { from: 1000, to: 0, count: 150 },
    { from: 0, to: 5000, count: 150 },
    // Newer than the last count, as close together as the last that were counted.
    { from: 1080, to: 1000, count: 5 },
    { from: 1080, to: 200, count: 55 },
    { from: -20, to: 100, count: 60 },
    { from: -20, to: 5000, count: 160 },
    { from: 1080, to: 1040, count: 2.5 },
  ])('from $from to $to: $count', ({ from, to, count }) => {
    expect(countBetween(histogram, from, to)).toBeCloseTo(count, 6);
  });

  test('where many have one price', () => {
    const crowded = { ...histogram, bounds: [0, 100, 100, 200], commonValues: [{ position: 99, listings: 1000 }] };
    expect(countBetween(crowded, 0, 50)).toBe(25);
    expect(countBetween(crowded, 0, 200)).toBe(1100);
  });
});
