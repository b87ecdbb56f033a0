import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { pathTo } from '../../../../../catalog/categories/lookup.ts';
import { listProducts } from '../../../../../contracts/marketplace/listings.ts';
import { createProduct, createSeller } from '../../../../../tests/support/factories.ts';
import { openShop } from '../../../../../tests/support/ordering/orders.ts';
import { searchProductIds } from '../../../../../tests/support/search-product-ids.ts';
import { buildTestApp } from '../../../../../tests/support/test-app.ts';
import { productTexts } from '../../../../schema/marketplace/listings.ts';
import { indexProducts } from '../index/index.service.ts';
import type { Search } from '../search.ts';

const { api, db } = await buildTestApp();
const shoulderBags = 2401;
const teapots = 3307;
const phoneCases = 1205;
const studEarrings = 9301;
const dropEarrings = 9303;

/** Each with the day of its publication: what fits best is never the newest. */
const listings = [
  { title: 'Rattan bag with leather strap, round', categoryId: shoulderBags, day: 1 },
  { title: 'Rattan bag with cotton strap, round', categoryId: shoulderBags, day: 9 },
  { title: 'Canvas bag with zipper', categoryId: shoulderBags, day: 8 },
  { title: 'Clay teapot 200 ml, handmade', categoryId: teapots, day: 2 },
  { title: 'Porcelain teapot 500 ml', categoryId: teapots, day: 7 },
  { title: 'Glass teapot 0.8 l', categoryId: teapots, day: 6 },
  { title: 'Clear phone case for Galaxy 24 Ultra', categoryId: phoneCases, day: 3 },
  { title: 'Clear phone case for Galaxy 23', categoryId: phoneCases, day: 9 },
  { title: 'Long pearl earrings, sterling silver, hinged bail', categoryId: dropEarrings, day: 3 },
  { title: 'Pearl earrings, sterling silver', categoryId: studEarrings, day: 9 },
];

beforeAll(async () => {
  const seller = await createSeller(db);
  await openShop(db, seller.id, { worldFeeCents: 2500 });
  for (const { title, categoryId, day } of listings) {
    const createdAt = new Date(Date.UTC(2026, 9, day));
    const [topCategoryId = 0, subCategoryId = 0] = pathTo(categoryId).map(({ id }) => id);
    const category = { topCategoryId, subCategoryId, categoryId };
    const { id } = await createProduct(db, seller.id, { title, ...category, createdAt, priceCents: 1000, stock: 5 });
    await indexProducts(db, [id]);
  }
}, 60_000);

const find = (q: string, more: object = {}) => api(listProducts, { body: { q, ...more } });
const titles = async (q: string) => (await find(q)).products.map(({ title }) => title);

describe('a search of several words', () => {
  test('shows first what has all of them, although others are newer', async () => {
    expect((await titles('round rattan bag leather strap'))[0]).toBe('Rattan bag with leather strap, round');
    expect((await titles('rattan bag cotton strap'))[0]).toBe('Rattan bag with cotton strap, round');
    expect((await titles('handmade clay teapot'))[0]).toBe('Clay teapot 200 ml, handmade');
  });

  test('reads one amount in every spelling of its unit', async () => {
    for (const q of ['teapot 200ml', 'teapot 0.2 l', 'teapot 200 毫升', 'teapot 200 มล']) {
      expect((await titles(q))[0], q).toBe('Clay teapot 200 ml, handmade');
    }
    expect((await titles('glass teapot 800 ml'))[0]).toBe('Glass teapot 0.8 l');
  });

  test('finds a word by another for the same', async () => {
    expect((await titles('canvas bag with zip'))[0]).toBe('Canvas bag with zipper');
  });

  test('sets aside a word that nobody has, says which, and keeps to the thing', async () => {
    const { products, without } = await find('rattan bag leather strap glitterfoil');
    expect(products[0]?.title).toBe('Rattan bag with leather strap, round');
    expect(without).toEqual(['glitterfoil']);
  });

  test('reads a number joined to letters as two words', async () => {
    expect((await titles('clear galaxy 24ultra case'))[0]).toBe('Clear phone case for Galaxy 24 Ultra');
  });

  test('takes a word of a sibling category for the thing where its title names it', async () => {
    expect((await titles('pearl earrings silver hinged bail'))[0]).toContain('hinged bail');
  });

  test('weighs the words of a phrase that nobody has as it is', async () => {
    expect((await titles('teapot clay hand made body'))[0]).toBe('Clay teapot 200 ml, handmade');
  });

  test('finds what only its description says is like new', async () => {
    const cookbook = { topCategoryId: 8000, subCategoryId: 8100, categoryId: 8105, title: 'Bilingual Thai cookbook' };
    const { id } = await createProduct(db, (await createSeller(db)).id, cookbook);
    await db.update(productTexts).set({ description: 'Read once, like new.' }).where(eq(productTexts.productId, id));
    await indexProducts(db, [id]);
    expect(await titles('like new bilingual thai cookbook')).toEqual([cookbook.title]);
  });

  test('pages through everything once', async () => {
    const whole = await titles('teapot bag clay leather');
    expect(whole.length).toBeGreaterThan(2);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Awaited<ReturnType<typeof find>> = await find('teapot bag clay leather', {
        limit: 1,
        ...(cursor && { cursor }),
      });
      seen.push(...page.products.map(({ title }) => title));
      cursor = page.next_cursor;
      expect(seen.length).toBeLessThanOrEqual(listings.length);
    }
    expect(seen).toEqual(whole);
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('explains what each word added', async () => {
    const search: Search = {
      ...{ text: 'rattan bag leather strap', language: 'en', isExact: false, sort: 'best', after: null, limit: 1 },
      ...{ topCategoryId: undefined, subCategoryId: undefined, minCents: undefined, maxCents: undefined },
      ...{ country: undefined, productType: undefined, inStock: false, explains: true },
    } as Search;
    const { explanation } = await searchProductIds(db, search);
    const added = explanation?.[0]?.parts.filter((part) => part.added > 0) ?? [];
    expect(added.length).toBeGreaterThan(1);
    expect(added.every(({ where }) => where === 'title' || where === 'product type')).toBe(true);
  });
});
