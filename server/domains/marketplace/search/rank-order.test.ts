import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { listProducts } from '../../../../contracts/marketplace/listings.ts';
import { createComposedProduct, createSeller } from '../../../../tests/support/factories.ts';
import { openShop } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { productRanks } from '../../../schema/marketplace/product-ranks.ts';
import { productSearch } from '../../../schema/marketplace/search.ts';
import { isRareCountry } from './country-frequencies.ts';
import { byWordIndex } from './index/range-buckets.ts';
import { walkByRank } from './rank-order.service.ts';

const { api, db } = await buildTestApp();
const [boots, teapot] = [2303, 3307];
const made: number[] = [];

beforeAll(async () => {
  const seller = await createSeller(db);
  await openShop(db, seller.id, { worldFeeCents: 2500 });
  for (let at = 0; at < 12; at += 1) {
    const categoryId = at % 4 === 3 ? teapot : boots;
    const countries = at === 5 ? ['AQ'] : ['TH', 'VN'];
    const { id } = await createComposedProduct(db, seller.id, { categoryId, colours: ['black'] }, { countries });
    made.push(id);
    const rank = {
      productId: id,
      topCategoryId: 1,
      subCategoryId: 1,
      rating: 400,
      ratingScore: 3000 + (at % 3),
      soldCount: 1 + (at % 5),
    };
    if (at % 2 === 0) await db.insert(productRanks).values(rank);
  }
});

const reading = { column: productSearch.titleTerms, query: `'~l:${boots}'` };
const walk = (sort: 'rating' | 'sold', after: { id: number; key: number } | null, wanted: number, sorted = 0) =>
  byWordIndex(db, (db) => walkByRank(db, { reading, conditions: [], sort, after, wanted, sorted }));

test.each(['rating', 'sold'] as const)('walking the %s finds the same order as sorting all matches', async (sort) => {
  const { products } = await api(listProducts, { body: { q: 'boots', sort, limit: 100 } });
  const expected = products.map(({ id }) => Number(id));
  expect(expected).toHaveLength(9);
  const seen: number[] = [];
  for (let after: { id: number; key: number } | null = null; seen.length < expected.length; ) {
    const rows = await walk(sort, after, Math.min(2, expected.length - seen.length));
    seen.push(...(rows ?? []).map(({ id }) => id));
    after = rows?.at(-1) ?? null;
  }
  expect(seen).toEqual(expected);
});

test('few matches are left to be sorted, and so are those that the walk does not find', async () => {
  expect(await walk('sold', null, 2, 100)).toBeNull();
  expect(await walk('sold', null, 10)).toBeNull();
});

test('a search finds what is offered in a country that few reach', async () => {
  await db.execute(sql`analyze products`);
  const others = await Promise.all(['TH', 'AQ', 'JP'].map((country) => isRareCountry(db, country)));
  expect(others).toEqual([false, false, true]);
  const find = async (country: string) =>
    (await api(listProducts, { body: { q: 'boots', country } })).products.map(({ id }) => Number(id));
  expect(await find('AQ')).toEqual([made[5]]);
  expect(await find('JP')).toEqual([]);
});
