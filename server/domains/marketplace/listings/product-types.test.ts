import { beforeAll, describe, expect, test } from 'vitest';
import { languages } from '../../../../contracts/languages.ts';
import { listProducts, listProductTypes } from '../../../../contracts/marketplace/listings.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { indexProducts } from '../search/index/index.service.ts';

const { api, db } = await buildTestApp();
const kitchen = { topCategoryId: 3000, subCategoryId: 3400, categoryId: 3405 };

beforeAll(async () => {
  const seller = await createSeller(db);
  const goods = [
    ...Array.from({ length: 5 }, (_, at) => ({
      ...kitchen,
      title: `Black air fryer ${at}`,
      priceCents: 1000 * (at + 1),
    })),
    { ...kitchen, title: 'Red toaster', priceCents: 2500 },
    { ...kitchen, title: 'Sold air fryer oven', isLive: false },
    { ...kitchen, categoryId: 3404, title: 'White coffee grinder' },
    { topCategoryId: 1000, subCategoryId: 1100, categoryId: 1101, title: 'Silver laptop' },
  ];
  const ids: number[] = [];
  for (const good of goods) ids.push((await createProduct(db, seller.id, good)).id);
  await indexProducts(db, ids);
});

const namesOf = async (body: object) => (await api(listProductTypes, { body })).productTypes.map(({ name }) => name);
const titlesOf = async (body: object) =>
  (await api(listProducts, { body })).products.map(({ productTitleEN }) => productTitleEN);

describe('the product types to filter by', () => {
  test('are those in stock of a second-level category', async () => {
    expect(await namesOf({ category_id: '3000', sub_category_id: '3400' })).toEqual([
      'Coffee grinders',
      'Air fryers',
      'Toasters',
    ]);
    expect(await namesOf({ category_id: '3000', sub_category_id: '3100' })).toEqual([]);
  });

  test('are those of the first results, the most frequent first', async () => {
    expect(await namesOf({ category_id: '3000' })).toEqual(['Air fryers', 'Coffee grinders', 'Toasters']);
    expect(await namesOf({ q: 'red' })).toEqual(['Toasters']);
    expect(await namesOf({ q: 'zzzzzzzz' })).toEqual([]);
  });

  test('have names in every language', async () => {
    for (const language of languages) {
      const { productTypes } = await api(listProductTypes, { body: { sub_category_id: '3400', language } });
      expect(productTypes.map(({ id }) => id)).toEqual(['coffee-grinder', 'air-fryer', 'toaster']);
      expect(productTypes.every(({ name }) => name !== '')).toBe(true);
    }
  });
});

describe('a list filtered by a product type', () => {
  test('has only goods of that product type, in its order, page by page', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const body = { category_id: '3000', product_type: 'air-fryer', sort: 'price_down' as const, limit: 2, cursor };
      const page = await api(listProducts, { body });
      expect(page.product_type_name).toBe('Air fryers');
      seen.push(...page.products.map(({ productTitleEN }) => productTitleEN));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([4, 3, 2, 1, 0].map((at) => `Black air fryer ${at}`));
  });

  test('keeps the other filters', async () => {
    expect(await titlesOf({ product_type: 'air-fryer', max_price: 25 })).toEqual([
      'Black air fryer 1',
      'Black air fryer 0',
    ]);
    expect(await titlesOf({ product_type: 'air-fryer', category_id: '1000' })).toEqual([]);
    expect(await titlesOf({ product_type: 'toaster', q: 'kitchen' })).toEqual(['Red toaster']);
    expect(await titlesOf({ product_type: 'toaster', q: 'black' })).toEqual([]);
  });

  test('is empty for an unknown product type, and refuses what is no id', async () => {
    expect(await titlesOf({ product_type: 'no-such-kind' })).toEqual([]);
    await expect(api(listProducts, { body: { product_type: "toaster' | 'x" } })).rejects.toMatchObject({ status: 400 });
  });
});

test('a search shows the thing in another colour and says so', async () => {
  const nearness = async (q: string) => (await api(listProducts, { body: { q } })).is_relaxed;
  expect([await nearness('red toaster'), await nearness('green toaster')]).toEqual([false, true]);
});
