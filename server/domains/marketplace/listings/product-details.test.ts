import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { getProduct } from '../../../../contracts/marketplace/listings.ts';
import { createComposedProduct, createSeller } from '../../../../tests/support/factories.ts';
import { openShop } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products } from '../../../schema/marketplace/listings.ts';

const { api, db } = await buildTestApp();
let id = 0;

beforeAll(async () => {
  const seller = await createSeller(db, { name: 'Malee Sound Studio', place: 'Chiang Mai' });
  await openShop(db, seller.id, { worldFeeCents: 2500 });
  const facts = { categoryId: 1301, colours: ['black' as const] };
  for (let count = 0; count < 3; count += 1) await createComposedProduct(db, seller.id, facts);
  id = (await createComposedProduct(db, seller.id, facts, { priceCents: 4900, countries: ['TH', 'VN', 'JP'] })).id;
}, 60_000);

const read = (idText: string, language: 'en' | 'vi' = 'en') => api(getProduct, { params: { id: idText, language } });

describe('a product page', () => {
  test('has the text in all seven languages and its category’s name', async () => {
    const { product } = await read(String(id), 'vi');
    expect(Object.keys(product.texts).sort()).toEqual(['en', 'es', 'ja', 'ko', 'th', 'vi', 'zh']);
    expect(product).toMatchObject({ language: 'vi', super_sub_category_name: 'Tai nghe chụp tai', suggestedPrice: 49 });
    expect(product.title).toBe(product.texts.vi.title);
  });

  test('has the price in the currencies of the recommended countries, with the date of the rates', async () => {
    const { product } = await read(String(id));
    expect(Object.keys(product.local_prices)).toEqual(['THB', 'VND', 'JPY']);
    expect(product.local_prices.VND?.decimals).toBe(0);
    expect(product.rates_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(product.recommended_countries[0]).toEqual({ code: 'TH', name: 'Thailand', delivery_minor: 300 });
  });

  test('shows the seller and related products, never itself', async () => {
    const { product } = await read(String(id));
    expect(product.seller).toMatchObject({ name: 'Malee Sound Studio', place: 'Chiang Mai', listings: 4 });
    expect(product.related).toHaveLength(3);
    expect(product.related.map((other) => other.id)).not.toContain(product.id);
  });

  test.each(['0', '999999', '-1', 'abc', '1e3', '9'.repeat(20)])('for the id %s is not found', async (idText) => {
    await expect(read(idText)).rejects.toMatchObject({ status: 404, message: 'This product is no longer for sale.' });
  });

  test('of a paused listing is not found', async () => {
    await db.update(products).set({ isLive: false }).where(eq(products.id, id));
    await expect(read(String(id))).rejects.toMatchObject({ status: 404 });
  });
});
