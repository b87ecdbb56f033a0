import { beforeAll, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../../../contracts/client/client.ts';
import { listProducts } from '../../../../contracts/marketplace/listings.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { server, api, db } = await buildTestApp();

describe('the list of live products', () => {
  test('has its own message when it is empty', async () => {
    const { message } = await api(listProducts, { body: { category_id: '99999' } });
    expect(message).toBe('No products found');
  });

  beforeAll(async () => {
    const seller = await createSeller(db);
    const moment = new Date('2026-05-01T00:00:00Z');
    for (let index = 0; index < 7; index += 1) {
      // Pairs share a timestamp, so that paging must also sort by id.
      const createdAt = new Date(moment.getTime() + Math.floor(index / 2) * 1000);
      await createProduct(db, seller.id, { title: `Laptop ${index}`, createdAt });
    }
    await createProduct(db, seller.id, {
      topCategoryId: 3000,
      subCategoryId: 3100,
      categoryId: 3101,
      title: 'Chair',
      createdAt: moment,
    });
    await createProduct(db, seller.id, { title: 'Paused laptop', isLive: false });
  });

  test('shows live products of every category, newest first', async () => {
    const { status, products } = await api(listProducts, { body: {} });
    expect(status).toBe(1);
    expect(products).toHaveLength(8);
    expect(products[0]?.productTitleEN).toBe('Laptop 6');
    expect(products.map((product) => product.productTitleEN)).not.toContain('Paused laptop');
  });

  test('can be filtered by category and sub-category', async () => {
    const kitchen = await api(listProducts, { body: { category_id: '3000' } });
    expect(kitchen.products.map((product) => product.productTitleEN)).toEqual(['Chair']);
    const nothing = await api(listProducts, { body: { category_id: '3000', sub_category_id: '3200' } });
    expect(nothing.products).toEqual([]);
  });

  test('returns every product exactly once across pages', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await api(listProducts, { body: { category_id: '1000', limit: 3, cursor } });
      seen.push(...page.products.map((product) => product.productTitleEN));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(['Laptop 6', 'Laptop 5', 'Laptop 4', 'Laptop 3', 'Laptop 2', 'Laptop 1', 'Laptop 0']);
  });

  test('is empty for an unknown category', async () => {
    for (const category_id of ['999', 'drop table', '٣']) {
      expect((await api(listProducts, { body: { category_id } })).products).toEqual([]);
    }
  });

  test('refuses an invalid cursor with a message', async () => {
    const call = api(listProducts, { body: { cursor: 'bm9uc2Vuc2U' } });
    await expect(call).rejects.toMatchObject({
      status: 400,
      message: 'This page marker is not one of ours. Please start again.',
    });
    await expect(call).rejects.toBeInstanceOf(ApiFailure);
  });

  test.each([
    ['a time out of range', 'newest', '', '999999999999999.1', 400],
    ['a price out of range', 'price_up', '', '99999999999.1', 200],
    ['a price out of range', 'price_down', '', '99999999999.1', 200],
    ['a price out of range, in a search', 'price_up', 'laptop', '0.99999999999.1', 200],
  ] as const)('responds to a cursor with %s (%s)', async (_, sort, q, numbers, status) => {
    const payload = { sort, q, cursor: Buffer.from(numbers).toString('base64url') };
    const response = await server.inject({ method: 'POST', url: '/api/v1/user/all-products', payload });
    expect(response.statusCode).toBe(status);
  });

  test.each([{ country: '\u0000a' }, { q: 'lap\u0000top' }, { category_id: '10\u0000' }])(
    'does not fail on characters that PostgreSQL cannot store: %j',
    async (payload) => {
      const response = await server.inject({ method: 'POST', url: '/api/v1/user/all-products', payload });
      expect(response.statusCode).toBeLessThan(500);
    },
  );

  test('names the invalid field', async () => {
    await expect(api(listProducts, { body: { limit: 1000 } })).rejects.toMatchObject({
      status: 400,
      message: "The field 'limit' must be a whole number from 1 to 100, for example 24.",
    });
  });
});
