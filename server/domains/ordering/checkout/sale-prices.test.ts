import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { planSale } from '../../../../contracts/marketplace/sales.ts';
import { getCart, putCart } from '../../../../contracts/ordering/carts.ts';
import { checkout } from '../../../../contracts/ordering/checkout.ts';
import { address, ordering } from '../../../../tests/support/ordering/orders.ts';
import { daysAhead } from '../../../../tests/support/selling/sale-shop.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { priceListEntries } from '../../../schema/marketplace/price-list-entries.ts';
import { orderLines } from '../../../schema/ordering/orders.ts';
import { applySales } from '../../marketplace/sales/apply-sales.service.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { db } = app;
const { newSeller, newBuyer, newKey } = ordering(app);

async function inSale() {
  const seller = await newSeller();
  const product = await seller.newProduct({ priceCents: 999, title: 'Lamp in a sale' });
  const { sale } = await seller.call(planSale, { body: { percent: 30, ends_at: daysAhead(1) } });
  await applySales(db, new AbortController().signal);
  const buyer = await newBuyer();
  const lines = [{ product_id: String(product.id), units: 3 }];
  const { cart } = await buyer.call(putCart, { body: { lines } });
  const buy = () => buyer.call(checkout, { body: { key: newKey(), address, payment_method: 'card' as const } });
  return { product, buyer, buy, cart, saleId: Number(sale?.id) };
}

const paidFor = async (productId: number) =>
  (await db.select().from(orderLines).where(eq(orderLines.productId, productId))).map((line) => line.unitPriceCents);

describe('in a sale', () => {
  test('cart and order have the price of the sale for each unit', async () => {
    const { product, cart, buy } = await inSale();
    expect(cart.items_cents).toBe(3 * 699);
    await buy();
    expect(await paidFor(product.id)).toEqual([699]);
  });

  test('that has ended, nobody pays its price, also where the job is late, and the buyer is told of the other one', async () => {
    const { product, buyer, buy, saleId } = await inSale();
    await db
      .update(priceListEntries)
      .set({ startsAt: sql`now() - interval '2 hours'`, endsAt: sql`now() - interval '1 second'` })
      .where(eq(priceListEntries.id, saleId));
    await expect(buy()).rejects.toMatchObject({ code: 'price_changed' });
    const { cart } = await buyer.call(getCart, { body: {} });
    expect(cart.items_cents).toBe(3 * 999);
    expect(await paidFor(product.id)).toEqual([]);
  });
});
