import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { ratesDate } from '../../../../reference-data/currencies/rates.ts';
import { createComposedProduct, createSeller } from '../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { productPrices } from '../../../schema/marketplace/product-prices.ts';
import { productSearch } from '../../../schema/marketplace/search.ts';
import { renewDollarPriceBatch } from './dollar-prices.service.ts';

const { db } = await buildTestApp();
const queue = { enqueue: () => Promise.reject(new Error('One batch holds them all.')) };

async function addListing(columns: Partial<typeof products.$inferInsert>) {
  const seller = await createSeller(db);
  return createComposedProduct(db, seller.id, { categoryId: 1101, colours: ['black'] }, columns);
}

async function pricesOf(id: number) {
  const [row] = await db
    .select({
      price: products.price,
      cents: products.priceCents,
      rateDate: products.rateDate,
      found: productSearch.priceCents,
    })
    .from(products)
    .leftJoin(productSearch, eq(productSearch.productId, products.id))
    .where(eq(products.id, id));
  return row;
}

test('prices converted at an older rate are converted again, in search too, and are no reduction', async () => {
  const baht = await addListing({ currency: 'THB', price: 129_000, priceCents: 5000, rateDate: '2026-01-02' });
  const dong = await addListing({ currency: 'VND', price: 100, priceCents: 1, rateDate: '2026-01-02' });
  const later = await addListing({ currency: 'THB', price: 129_000, priceCents: 5000, rateDate: '2999-01-02' });
  const dollars = await addListing({ priceCents: 1900 });
  await renewDollarPriceBatch(db, queue, { afterId: 0 });

  expect(await pricesOf(baht.id)).toEqual({ price: 129_000, cents: 3969, rateDate: ratesDate, found: 3969 });
  expect(await pricesOf(dong.id)).toMatchObject({ price: 100, cents: 1, rateDate: ratesDate });
  expect(await pricesOf(later.id)).toMatchObject({ cents: 5000, rateDate: '2999-01-02', found: 5000 });
  expect(await pricesOf(dollars.id)).toMatchObject({ cents: 1900, rateDate: null });
  expect(await db.select().from(productPrices).where(eq(productPrices.productId, baht.id))).toHaveLength(1);
  const [listing] = await db.select().from(products).where(eq(products.id, baht.id));
  expect(listing).toMatchObject({ priceBefore: null, reducedAt: null });
});

test('a batch that is full queues the next one behind its last listing', async () => {
  const seller = await createSeller(db);
  const row = { sellerId: seller.id, topCategoryId: 1000, subCategoryId: 1100, categoryId: 1101, image: 'test.webp' };
  const price = { currency: 'EUR', price: 1999, priceCents: 2324, rateDate: '2026-01-02', isLive: false } as const;
  const added = await db
    .insert(products)
    .values(Array.from({ length: 501 }, () => ({ ...row, ...price })))
    .returning({ id: products.id });
  const queued: unknown[] = [];
  const asked = { enqueue: async (_db: unknown, _job: unknown, payload: unknown) => void queued.push(payload) };
  await renewDollarPriceBatch(db, asked, { afterId: 0 });
  expect(queued).toEqual([{ afterId: added[499]?.id }]);
  await renewDollarPriceBatch(db, queue, { afterId: added[499]?.id ?? 0 });
  expect(await pricesOf(added[500]?.id ?? 0)).toMatchObject({ rateDate: ratesDate });
});
