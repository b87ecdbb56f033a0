import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { languages } from '../../../../contracts/languages.ts';
import { getProduct } from '../../../../contracts/marketplace/listings.ts';
import { getCart, putCart } from '../../../../contracts/ordering/carts.ts';
import { checkout } from '../../../../contracts/ordering/checkout.ts';
import { getCustomerOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { convertMinor } from '../../../../reference-data/currencies/convert.ts';
import { ratesDate } from '../../../../reference-data/currencies/rates.ts';
import { address, ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { productTexts } from '../../../schema/marketplace/listings.ts';
import { orders } from '../../../schema/ordering/orders.ts';
import { shippingProfiles } from '../../../schema/ordering/selling.ts';
import { exportCsv } from '../order-documents/export-orders.service.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000', COMMISSION_FIXED_CENTS: '30' } });
const { api, db } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const buyer = await newBuyer();
const now = new Date();

/** A shop that sells in a currency, with one product and a fee for delivery at home. */
async function newShop(currency: ShopCurrency, price: number, fee: number) {
  const seller = await newSeller();
  await db.update(accounts).set({ currency }).where(eq(accounts.id, seller.id));
  await db.update(shippingProfiles).set({ homeFeeCents: fee }).where(eq(shippingProfiles.sellerId, seller.id));
  const priceCents = convertMinor(price, currency, 'USD');
  const product = await seller.newProduct({ currency, price, priceCents, rateDate: ratesDate });
  const texts = languages.filter((language) => language !== 'en');
  const text = { productId: product.id, title: 'Lamp', description: 'Lamp.' };
  await db.insert(productTexts).values(texts.map((language) => ({ ...text, language })));
  return { ...seller, product };
}

const lineOf = ({ product }: { product: { id: number } }, more: object = {}) => ({
  ...{ product_id: String(product.id), units: 2 },
  ...more,
});

describe.each([
  ['THB', 129_000, 5000, 263_000, '2630.00'],
  ['VND', 1_290_000, 30_000, 2_610_000, '2610000'],
  ['EUR', 1999, 450, 4448, '44.48'],
] as const)('a shop in %s', (currency, price, fee, total, inTable) => {
  test('is bought from, paid and listed in its currency', async () => {
    const shop = await newShop(currency, price, fee);
    const { product } = await api(getProduct, { params: { id: String(shop.product.id), language: 'en' } });
    const cents = convertMinor(price, currency, 'USD');
    expect(product).toMatchObject({ currency, price_minor: price, price_cents: cents, suggestedPrice: cents / 100 });
    const placed = await buyer.call(checkout, {
      body: {
        ...{ key: newKey(), address, payment_method: 'card', total_cents: total },
        lines: [lineOf(shop, { seen_price_cents: price, seen_currency: currency })],
      },
    });
    expect(placed.orders[0]).toMatchObject({ currency, total_cents: total });
    expect(placed.payment).toMatchObject({ type: 'card', currency, amount_cents: total });
    const id = placed.orders[0]?.id ?? '';
    const { order } = await buyer.call(getCustomerOrder, { params: { id }, body: {} });
    expect(order).toMatchObject({ currency, items_cents: 2 * price, delivery_cents: fee, total_cents: total });
    expect(order.local?.currency ?? currency).toBe('THB');
    const [row] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(id)));
    expect(row?.commissionFixedCents).toBe(convertMinor(30, 'USD', currency));
    const [, line] = (await exportCsv(db, shop.id, 'en', now)).split('\n');
    expect(line).toContain(`${inTable},${currency === 'VND' ? '0' : '0.00'},${currency}`);
  });

  test('asks to look again when its price has changed, also of a client that knows dollars only', async () => {
    const shop = await newShop(currency, price, fee);
    const place = (seen: object) =>
      buyer.call(checkout, { body: { key: newKey(), address, payment_method: 'card', lines: [lineOf(shop, seen)] } });
    await expect(place({ seen_price_cents: price - 1, seen_currency: currency })).rejects.toMatchObject({
      code: 'price_changed',
    });
    await expect(place({ seen_price_cents: 1 })).rejects.toMatchObject({ code: 'price_changed' });
    const cents = convertMinor(price, currency, 'USD');
    expect((await place({ seen_price_cents: cents })).orders[0]?.total_cents).toBe(total);
  });
});

test('a cart of two currencies is two sums and two payments, and the other part stays in the cart', async () => {
  const [vietnam, dollars] = [await newShop('VND', 150_000, 20_000), await newShop('USD', 1000, 300)];
  const { cart } = await buyer.call(putCart, { body: { lines: [lineOf(vietnam), lineOf(dollars)], country: 'TH' } });
  expect(cart.sums).toEqual([
    { currency: 'VND', items_cents: 300_000 },
    { currency: 'USD', items_cents: 2000 },
  ]);
  expect(cart.items_cents).toBe(2000 + convertMinor(300_000, 'VND', 'USD'));
  const body = { address, payment_method: 'card' as const };
  await expect(buyer.call(checkout, { body: { ...body, key: newKey() } })).rejects.toMatchObject({
    code: 'several_currencies',
  });
  const first = await buyer.call(checkout, { body: { ...body, key: newKey(), currency: 'VND', total_cents: 320_000 } });
  expect(first.payment).toMatchObject({ currency: 'VND', amount_cents: 320_000 });
  const rest = await buyer.call(getCart, { body: { country: 'TH' } });
  expect(rest.cart.sums).toEqual([{ currency: 'USD', items_cents: 2000 }]);
  const second = await buyer.call(checkout, { body: { ...body, key: newKey(), total_cents: 2300 } });
  expect(second.payment).toMatchObject({ currency: 'USD', amount_cents: 2300 });
});
