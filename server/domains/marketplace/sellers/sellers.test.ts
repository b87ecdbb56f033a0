import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { signUpCustomer } from '../../../../contracts/identity/accounts.ts';
import { getProduct, productPageSize } from '../../../../contracts/marketplace/listings.ts';
import { getSeller, listSellerProducts } from '../../../../contracts/marketplace/sellers.ts';
import { createComposedProduct, createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products } from '../../../schema/marketplace/listings.ts';

const { api, db, server } = await buildTestApp();
let id = '';

beforeAll(async () => {
  const seller = await createSeller(db, {
    name: 'مالي Sound <i>Studio</i>',
    place: 'Chiang Mai',
    story: 'Two brothers and a soldering iron.',
    createdAt: new Date('2025-06-01T08:00:00Z'),
  });
  id = String(seller.id);
  for (let count = 0; count < productPageSize + 1; count += 1)
    await createProduct(db, seller.id, { title: `Speaker ${count}` });
  await createComposedProduct(db, seller.id, { categoryId: 1301, colours: ['black'] });
}, 60_000);

const read = (idText: string) => api(getSeller, { params: { id: idText }, body: {} });
const list = (body: { language?: 'en' | 'th'; cursor?: string } = {}) =>
  api(listSellerProducts, { params: { id }, body });

describe('a seller’s page', () => {
  test('shows the public profile and nothing private', async () => {
    const { seller } = await read(id);
    expect(seller).toEqual({
      id,
      name: 'مالي Sound <i>Studio</i>',
      place: 'Chiang Mai',
      story: 'Two brothers and a soldering iron.',
      since: '2025-06-01T08:00:00.000Z',
      listings: productPageSize + 2,
      rating: null,
      followers: 0,
      sections: [],
      sells: [
        { id: '1100', name: expect.any(String) },
        { id: '1300', name: expect.any(String) },
      ],
      ...{ banner: null, logo: null, about: null, policies: null, vacation: null },
      is_sample: false,
    });
  });

  test('lists the live listings, newest first, by page and in the requested language', async () => {
    const first = await list({ language: 'th' });
    expect(first.products).toHaveLength(productPageSize);
    expect(first.products[0]).toMatchObject({ language: 'th', super_sub_category_id: '1301' });
    const rest = await list({ cursor: first.next_cursor ?? '' });
    expect(rest.products.map(({ productTitleEN }) => productTitleEN)).toEqual(['Speaker 1', 'Speaker 0']);
    expect(rest.next_cursor).toBeNull();
  });

  test('is in the sitemap while something is for sale', async () => {
    const index = await server.inject('/sitemap.xml');
    expect(index.body).toContain('/sitemap-sellers-1.xml');
    expect((await server.inject('/sitemap-sellers-1.xml')).body).toContain(`/seller/${id}</loc>`);
    expect((await server.inject('/sitemap-sellers-9.xml')).statusCode).toBe(404);
  });

  test('does not show paused listings', async () => {
    await db
      .update(products)
      .set({ isLive: false })
      .where(eq(products.sellerId, Number(id)));
    expect((await read(id)).seller.listings).toBe(0);
    expect((await list()).products).toEqual([]);
    expect((await server.inject('/sitemap-sellers-1.xml')).body).not.toContain(`/seller/${id}</loc>`);
  });

  test('is not found for unknown ids, customers and sellers without listings', async () => {
    const body = withEmail('c@example.com');
    const customer = await api(signUpCustomer, { body });
    const idle = await createSeller(db);
    for (const invalidId of ['0', '424242', 'x', '1e3', customer.post.id, String(idle.id)]) {
      const refusal = { status: 404, message: 'There is no such seller here.' };
      await expect(read(invalidId)).rejects.toMatchObject(refusal);
      await expect(api(listSellerProducts, { params: { id: invalidId }, body: {} })).rejects.toMatchObject(refusal);
    }
  });
});

test('a shop of the demo is marked as a sample, on its page and on those of its products', async () => {
  const seller = await createSeller(db, { isDemo: true });
  const { id } = await createComposedProduct(
    db,
    seller.id,
    { categoryId: 1101, colours: [] },
    { isDemo: true, stock: 0 },
  );
  expect((await api(getSeller, { params: { id: String(seller.id) }, body: {} })).seller.is_sample).toBe(true);
  const { product } = await api(getProduct, { params: { id: String(id), language: 'en' } });
  expect(product.seller.is_sample).toBe(true);
  expect(product.stock).toBe(0);
});
