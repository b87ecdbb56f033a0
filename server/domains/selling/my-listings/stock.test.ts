import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { listProducts } from '../../../../contracts/marketplace/listings.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { changeListing, getOwnListing, listOwnListings } from '../../../../contracts/selling/my-listings.ts';
import { createComposedProduct, createSeller } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createAnalysis, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { productSearch } from '../../../schema/marketplace/search.ts';
import { indexProducts } from '../../marketplace/search/index/index.service.ts';

const { api, apiAs, db } = await buildTestApp();
let asSeller: Api;
let sellerId = 0;

beforeAll(async () => {
  const { token, post } = await api(signUpSeller, { body: withEmail('stock@example.com') });
  asSeller = apiAs(token);
  sellerId = Number(post.id);
});

async function publish(SellUnits: string, stock = ''): Promise<string> {
  const body = listingForm({ productUUID: await createAnalysis(db, sellerId), SellUnits, stock });
  return (await asSeller(addProduct, { body })).product.id;
}

const sell = (id: string | number, units: number) =>
  db
    .update(products)
    .set({ stock: sql`${products.stock} - ${units}` })
    .where(eq(products.id, Number(id)));

describe('the stock of a listing', () => {
  test.each([
    ['40', '', 40],
    ['0', '', 1],
    ['40', '1', 1],
    ['1', '32', 32],
  ])('is what the seller has; without it the sell units %s, at least one: %s', async (typed, has, stock) => {
    const id = await publish(typed, has);
    expect((await asSeller(getOwnListing, { params: { id } })).listing.stock).toBe(stock);
    const { listings } = await asSeller(listOwnListings, { body: {} });
    expect(listings.find((listing) => listing.id === id)?.stock).toBe(stock);
  });

  test.each(['0', '-1', '1.5', 'some'])('is not published as %s', async (has) => {
    await expect(publish('40', has)).rejects.toMatchObject({ code: 'bad_input' });
  });

  test('is edited, less what was sold since the seller saw it, and a sale makes no edit outdated', async () => {
    const params = { id: await publish('10') };
    const change = async (body: object) => (await asSeller(changeListing, { params, body })).listing.stock;
    const { version } = (await asSeller(getOwnListing, { params })).listing;
    await sell(params.id, 3);
    expect(await change({ version, suggestedPrice: '20' })).toBe(7);
    expect(await change({ stock: '12', stockBefore: '10' })).toBe(9);
    expect(await change({ stock: '1', stockBefore: '10' })).toBe(0);
    expect(await change({ stock: '5' })).toBe(5);
    for (const stock of ['-1', '1.5', 'many', '', '1000000001']) {
      const refusal = { status: 400, message: expect.stringMatching(/^Stock must be/) };
      await expect(change({ stock })).rejects.toMatchObject(refusal);
    }
  });

  test('never falls below zero', async () => {
    const id = await publish('1');
    await expect(sell(id, 2)).rejects.toMatchObject({ cause: { constraint: 'products_stock_not_negative' } });
  });
});

describe('a product that is sold out', () => {
  test('stays in lists and is left out where only goods in stock are asked for, also by a search', async () => {
    const { id: seller } = await createSeller(db);
    const one = await createComposedProduct(db, seller, { categoryId: 1301, colours: ['black'] });
    const two = await createComposedProduct(db, seller, { categoryId: 1301, colours: ['red'] }, { stock: 0 });
    const find = async (body: object) => {
      const { products: found } = await api(listProducts, { body: { category_id: '1000', limit: 100, ...body } });
      return found.map(({ id }) => Number(id)).filter((id) => id === one.id || id === two.id);
    };
    const q = 'headphones';
    for (const search of [{}, { q }]) {
      expect((await find(search)).toSorted()).toEqual([one.id, two.id]);
      expect(await find({ ...search, in_stock: true })).toEqual([one.id]);
    }
    await sell(one.id, 10);
    await sell(two.id, -1);
    for (const search of [{}, { q }]) expect(await find({ ...search, in_stock: true })).toEqual([two.id]);
  });

  test('is known to the search when it is sold while the search index is written', async () => {
    const { id: seller } = await createSeller(db);
    const { id } = await createComposedProduct(db, seller, { categoryId: 1301, colours: [] }, { stock: 1 });
    let sale: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      await indexProducts(tx, [id]);
      sale = Promise.resolve(sell(id, 1));
      await tx.execute(sql`select pg_sleep(0.1)`);
    });
    await sale;
    const [indexed] = await db.select().from(productSearch).where(eq(productSearch.productId, id));
    expect(indexed?.isSoldOut).toBe(true);
  });
});
