import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products } from '../../../schema/marketplace/listings.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { db } = app;
const { newSeller, newBuyer } = ordering(app);
const seller = await newSeller();
const stockOf = async ({ id }: { id: number }) =>
  (await db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;

describe('a checkout', () => {
  test('of the last ten units by 200 buyers places ten orders, and 190 read one clear sentence', async () => {
    const product = await seller.newProduct({ title: 'Last lamp', stock: 10 });
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer()));
    const tries = Array.from({ length: 200 }, (_, index) => buyers[index % 8]?.order([{ product }]));
    const results = await Promise.allSettled(tries);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []));
    expect(new Set(refused)).toEqual(new Set(['Last lamp is sold out, or fewer are left than you want.']));
    expect([refused.length, await stockOf(product)]).toEqual([190, 0]);
  });

  test('of the same goods in another order does not deadlock', async () => {
    const goods = [await seller.newProduct({ stock: 50 }), await seller.newProduct({ stock: 50 })];
    const buyers = await Promise.all(Array.from({ length: 6 }, () => newBuyer()));
    const lines = goods.map((product) => ({ product }));
    const tries = buyers.flatMap(({ order }) => [order(lines), order(lines.toReversed())]);
    await Promise.all(tries);
    expect(await Promise.all(goods.map(stockOf))).toEqual([38, 38]);
  });
});
