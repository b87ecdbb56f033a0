import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signUpCustomer } from '../../../../contracts/identity/accounts.ts';
import { addAddress } from '../../../../contracts/ordering/addresses.ts';
import { getCart, putCart, viewCart } from '../../../../contracts/ordering/carts.ts';
import { checkout } from '../../../../contracts/ordering/checkout.ts';
import { address, ordering, password } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { orderEvents, orderLines, orders } from '../../../schema/ordering/orders.ts';
import { shippingProfiles } from '../../../schema/ordering/selling.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { api, apiAs, db } = app;
const { newSeller, newBuyer, newKey } = ordering(app);
const seller = await newSeller();
const buyer = await newBuyer();
const stockOf = async ({ id }: { id: number }) =>
  (await db.select({ stock: products.stock }).from(products).where(eq(products.id, id)))[0]?.stock;

describe('a checkout', () => {
  test('places one order a seller from the cart, empties it, and freezes what was sold', async () => {
    const other = await newSeller();
    const [lamp, hat] = [await seller.newProduct({ title: 'Lamp' }), await other.newProduct({ title: 'Hat' })];
    const lines = [lamp, hat].map(({ id }) => ({ product_id: String(id), units: 2 }));
    await buyer.call(putCart, { body: { lines } });
    const saved = await buyer.call(addAddress, { body: { ...address, is_default: true } });
    const body = {
      ...{ key: newKey(), address_id: saved.address.id, payment_method: 'card' as const, total_cents: 4600 },
      payment_methods: { [String(other.id)]: 'cash_on_delivery' as const },
    };
    const placed = await buyer.call(checkout, { body });
    expect(placed.orders.map(({ state }) => state)).toEqual(['awaiting_payment', 'to_ship']);
    expect(placed.payment).toMatchObject({ type: 'card', amount_cents: 2300, is_sandbox: true });
    expect((await buyer.call(getCart, { body: {} })).cart.units).toBe(0);
    await db.update(products).set({ priceCents: 1, image: 'other.webp' }).where(eq(products.id, lamp.id));
    const [line] = await db.select().from(orderLines).where(eq(orderLines.productId, lamp.id));
    expect(line).toMatchObject({ title: 'Lamp', image: 'test.webp', unitPriceCents: 1000, units: 2 });
  });

  test('that is asked again with its key answers the same, and with other wishes is refused', async () => {
    const product = await seller.newProduct();
    const key = newKey();
    const all = await Promise.all([1, 2, 3, 4].map(() => buyer.order([{ product }], { key })));
    expect(new Set(all.map(({ purchase_id }) => purchase_id)).size).toBe(1);
    expect(await stockOf(product)).toBe(9);
    await expect(buyer.order([{ product, units: 2 }], { key })).rejects.toMatchObject({ code: 'key_used_before' });
  });
});

describe('a checkout is refused', () => {
  const place = async (more: object, lines: object[]) =>
    buyer.call(checkout, { body: { key: newKey(), address, payment_method: 'card', lines, ...more } as never });
  const line = ({ id }: { id: number }, more: object = {}) => ({ product_id: String(id), units: 1, ...more });

  test('with a reason, and takes nothing', async () => {
    const product = await seller.newProduct();
    const closed = await seller.newProduct({ isLive: false });
    const cases: [object, object[], string][] = [
      [{}, [], 'cart_empty'],
      [{}, [line(product, { seen_price_cents: 900 })], 'price_changed'],
      [{ total_cents: 1000 }, [line(product)], 'price_changed'],
      [{}, [line(product, { units: 11 })], 'sold_out'],
      [{}, [line(product, { units: 6 }), line(product, { units: 6 })], 'sold_out'],
      [{}, [line(closed)], 'sold_out'],
      [{}, [line(product), line({ id: 999_999 })], 'product_not_found'],
      [{ address: { ...address, country: 'ES' } }, [line(product)], 'not_shipped_there'],
      [{ payment_method: 'vietqr' }, [line(product)], 'payment_method_not_taken'],
      [{ address: undefined, address_id: '999999' }, [line(product)], 'address_not_found'],
      [{ address: undefined }, [line(product)], 'bad_input'],
    ];
    for (const [more, lines, code] of cases) {
      await expect(place(more, lines), code).rejects.toMatchObject({ code });
    }
    expect(await stockOf(product)).toBe(10);
    await expect(place({ address: undefined }, [line(product)])).rejects.toThrow("The field 'address' is required");
    await expect(place({}, [line({ id: 999_999 })])).rejects.toThrow('There is no product 999999.');
  });

  test('where a method is not offered in the country of the address, unless a transfer is asked for by name', async () => {
    const product = await seller.newProduct();
    const abroad = { ...address, country: 'SG', postal_code: '238801' };
    const refused = { code: 'payment_method_not_offered' };
    const lines = [line(product)];
    const viewed = await api(viewCart, { body: { lines, country: 'SG' } as never });
    expect(viewed.cart.sellers[0]).toMatchObject({
      payment_methods: ['card'],
      other_payment_methods: [
        { method: 'promptpay', country: 'TH', is_on_request: true },
        { method: 'cash_on_delivery', country: 'TH', is_on_request: false },
      ],
    });
    for (const payment_method of ['promptpay', 'cash_on_delivery']) {
      await expect(place({ address: abroad, payment_method }, lines)).rejects.toMatchObject(refused);
    }
    const asked = { address: abroad, requested_methods: ['promptpay', 'cash_on_delivery'] };
    await expect(place({ ...asked, payment_method: 'cash_on_delivery' }, lines)).rejects.toMatchObject(refused);
    expect((await place({ ...asked, payment_method: 'promptpay' }, lines)).payment.type).toBe('qr');
  });

  test('once for a postal code that its country does not write so', async () => {
    const product = await seller.newProduct();
    const doubtful = { ...address, postal_code: '1011' };
    const refused = { code: 'postal_code_doubtful', message: expect.stringContaining('10110') };
    await expect(place({ address: doubtful }, [line(product)])).rejects.toMatchObject(refused);
    const confirmed = { ...doubtful, is_postal_code_confirmed: true };
    const { orders: placed } = await place({ address: confirmed }, [line(product)]);
    const [order] = await db
      .select()
      .from(orders)
      .where(eq(orders.id, Number(placed[0]?.id)));
    expect(order?.address).toEqual(doubtful);
  });

  test('in one’s own shop, where the seller has no shipping profile, and without a verified contact', async () => {
    const email = 'both@shop.example';
    const { token } = await api(signUpCustomer, { body: { login_type: 'email', email, password } });
    const shop = await newSeller();
    const product = await shop.newProduct();
    const body = { key: newKey(), address, payment_method: 'card', lines: [line(product)] } as never;
    await db.update(accounts).set({ email }).where(eq(accounts.id, shop.id));
    await expect(apiAs(token)(checkout, { body })).rejects.toMatchObject({ code: 'own_product' });
    await db.delete(shippingProfiles).where(eq(shippingProfiles.sellerId, shop.id));
    await expect(place({}, [line(product)])).rejects.toMatchObject({ code: 'not_shipped_there' });
    await db.update(accounts).set({ emailVerifiedAt: null }).where(eq(accounts.email, email));
    await expect(apiAs(token)(checkout, { body })).rejects.toMatchObject({ code: 'contact_not_verified' });
  });
});

test('the database lets nothing but an event change the state of an order, and keeps what was sold', async () => {
  const { orders: placed } = await buyer.order([{ product: await seller.newProduct() }]);
  const orderId = Number(placed[0]?.id);
  const refusal = async (work: Promise<unknown>) => String(((await work.catch((error) => error)) as Error).cause);
  const isOrder = eq(orders.id, orderId);
  expect(await refusal(db.update(orders).set({ state: 'to_ship' }).where(isOrder))).toContain(
    'follows from its events',
  );
  const values = { orderId, event: 'shipped', by: 'seller', detail: {}, at: new Date() } as const;
  const jump = db.insert(orderEvents).values({ ...values, fromState: 'to_ship', toState: 'shipped' });
  expect(await refusal(jump)).toContain('must begin at the state');
  const again = db.insert(orderEvents).values({ ...values, fromState: null, toState: 'awaiting_payment' });
  expect(await refusal(again)).toContain('begins once');
  expect(await refusal(db.delete(orderEvents))).toContain('stays as it is');
  expect(await refusal(db.delete(orderLines))).toContain('stays as it is');
  expect(await refusal(db.delete(orders).where(isOrder))).toContain('stays as it is');
});
