import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { type Cart, getCart, putCart, viewCart } from '../../../../contracts/ordering/carts.ts';
import { checkout } from '../../../../contracts/ordering/checkout.ts';
import { cancelOrder, getCustomerOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { putVariants } from '../../../../contracts/selling/listing-variants.ts';
import { address, ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { productVariants } from '../../../schema/marketplace/product-variants.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { api, db } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const seller = await newSeller();

/** A tee in M for 20 dollars and L for 22, each with this stock. */
async function newTee(stock = 5, title = 'Linen tee') {
  const product = await seller.newProduct({ title });
  const { variants } = await seller.call(putVariants, {
    params: { id: String(product.id) },
    body: {
      options: [{ name: 'Size' }, { name: 'Colour' }],
      variants: [
        { values: ['M', 'Red'], sku: `M-${product.id}`, price: '20', stock: String(stock) },
        { values: ['L', 'Red'], price: '22', stock: String(stock) },
      ],
    },
  });
  const [m = '', l = ''] = variants.map(({ id }) => id);
  return { ...product, m, l };
}

const linesOf = ({ sellers }: Cart) => sellers.flatMap(({ lines }) => lines);
const stockOf = async (variant: string) =>
  (
    await db
      .select()
      .from(productVariants)
      .where(eq(productVariants.id, Number(variant)))
  )[0]?.stock;
const sumOf = async ({ id }: { id: number }) => (await db.select().from(products).where(eq(products.id, id)))[0]?.stock;

describe('a cart', () => {
  test('has a line for each variant, with its own price, stock and words', async () => {
    const tee = await newTee();
    const buyer = await newBuyer();
    const product_id = String(tee.id);
    const lines = [
      { product_id, variant_id: tee.m, units: 2 },
      { product_id, variant_id: tee.l, units: 1 },
    ];
    const { cart } = await buyer.call(putCart, { body: { lines, language: 'es' } });
    expect(
      linesOf(cart).map((line) => [line.variant_id, line.variant, line.price_cents, line.stock, line.problem]),
    ).toEqual([
      [tee.m, 'M, Rojo', 2000, 5, null],
      [tee.l, 'L, Rojo', 2200, 5, null],
    ]);
    expect(cart.items_cents).toBe(6200);
    const joined = await buyer.call(putCart, {
      body: { lines: [{ product_id, variant_id: tee.m, units: 3 }], merge: true },
    });
    expect(linesOf(joined.cart).map(({ units }) => units)).toEqual([3, 1]);
  });

  test('says that a variant has to be chosen, and that one is offered no more', async () => {
    const [tee, other] = [await newTee(), await newTee()];
    const product_id = String(tee.id);
    const lines = [
      { product_id, units: 1 },
      { product_id, variant_id: other.m, units: 1 },
    ];
    const { cart } = await api(viewCart, { body: { lines } });
    expect(linesOf(cart).map(({ problem, variant_id }) => [problem, variant_id])).toEqual([
      ['variant_missing', null],
      ['not_sold_any_more', other.m],
    ]);
  });

  test('has one line for a product without options, with and without the id of its variant', async () => {
    const lamp = await seller.newProduct();
    const buyer = await newBuyer();
    const product_id = String(lamp.id);
    const { cart } = await buyer.call(putCart, { body: { lines: [{ product_id, units: 1 }] } });
    const variant_id = linesOf(cart)[0]?.variant_id ?? '';
    expect(variant_id).toMatch(/^\d+$/);
    const same = [{ product_id, variant_id, units: 2 }];
    const { cart: joined } = await buyer.call(putCart, { body: { lines: same, merge: true } });
    expect(linesOf(joined).map(({ units }) => units)).toEqual([2]);
  });

  test('is left by the variant that was bought, and by no other', async () => {
    const tee = await newTee();
    const buyer = await newBuyer();
    const product_id = String(tee.id);
    const lines = [tee.m, tee.l].map((variant_id) => ({ product_id, variant_id, units: 1 }));
    await buyer.call(putCart, { body: { lines } });
    await buyer.order([{ product: tee, variant: tee.m }]);
    const { cart } = await buyer.call(getCart, { body: {} });
    expect(linesOf(cart).map(({ variant_id }) => variant_id)).toEqual([tee.l]);
  });
});

describe('a checkout', () => {
  test('without a variant is refused with a sentence that lists them', async () => {
    const tee = await newTee(5, 'Striped tee');
    const buyer = await newBuyer();
    await expect(buyer.order([{ product: tee }])).rejects.toMatchObject({
      code: 'variant_missing',
      message: `'Striped tee' comes in several variants. Please send the id of one in the field 'lines.variant_id': ${tee.m} (M, Red), ${tee.l} (L, Red).`,
    });
    await expect(buyer.order([{ product: tee, variant: '999999' }])).rejects.toMatchObject({ code: 'sold_out' });
  });

  test('freezes the words, price and SKU of the variant in the order', async () => {
    const tee = await newTee();
    const buyer = await newBuyer();
    const { orders } = await buyer.buy({ product: tee, variant: tee.m, units: 2 });
    const params = { id: orders[0]?.id ?? '' };
    const body = { options: [{ name: 'Size' }], variants: [{ values: ['XL'], price: '99', stock: '1' }] };
    await seller.call(putVariants, { params: { id: String(tee.id) }, body });
    const { order } = await buyer.call(getCustomerOrder, { params, body: {} });
    expect(order.lines).toEqual([
      expect.objectContaining({
        ...{ variant_id: tee.m, variant: 'M, Red', sku: `M-${tee.id}`, title: 'Linen tee (M, Red)' },
        ...{ original_title: 'Linen tee (M, Red)', unit_price_cents: 2000 },
      }),
    ]);
  });

  test('is refused where the price that was seen is that of another variant', async () => {
    const tee = await newTee();
    const buyer = await newBuyer();
    const line = { product_id: String(tee.id), variant_id: tee.l, units: 1, seen_price_cents: 2000 };
    const body = { key: newKey(), address, payment_method: 'card' as const, lines: [line] };
    await expect(buyer.call(checkout, { body })).rejects.toMatchObject({ code: 'price_changed' });
  });

  test('takes from the variant, and a cancelled order gives back to it', async () => {
    const tee = await newTee(5);
    const buyer = await newBuyer();
    const { orders } = await buyer.order([
      { product: tee, variant: tee.m, units: 2 },
      { product: tee, variant: tee.l, units: 5 },
    ]);
    expect([await stockOf(tee.m), await stockOf(tee.l), await sumOf(tee)]).toEqual([3, 0, 3]);
    await buyer.call(cancelOrder, { params: { id: orders[0]?.id ?? '' }, body: {} });
    expect([await stockOf(tee.m), await stockOf(tee.l), await sumOf(tee)]).toEqual([5, 5, 10]);
  });

  test('of the last ten of one size by 200 buyers places ten orders, and takes nothing of the other sizes', async () => {
    const tee = await newTee(10, 'Last tee');
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer()));
    const tries = Array.from({ length: 200 }, (_, at) => buyers[at % 8]?.order([{ product: tee, variant: tee.m }]));
    const results = await Promise.allSettled(tries);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []));
    expect(new Set(refused)).toEqual(new Set(['Last tee (M, Red) is sold out, or fewer are left than you want.']));
    expect([refused.length, await stockOf(tee.m), await stockOf(tee.l), await sumOf(tee)]).toEqual([190, 0, 10, 10]);
  });

  test('of the same sizes in another order does not deadlock, and loses no unit', async () => {
    const goods = [await newTee(50), await newTee(50)];
    const lines = goods.flatMap((tee) => [tee.m, tee.l].map((variant) => ({ product: tee, variant })));
    const buyers = await Promise.all(Array.from({ length: 6 }, () => newBuyer()));
    await Promise.all(buyers.flatMap(({ order }) => [order(lines), order(lines.toReversed())]));
    expect(await Promise.all(goods.map(sumOf))).toEqual([76, 76]);
  });
});
