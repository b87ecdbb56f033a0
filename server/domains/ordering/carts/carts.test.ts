import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { signUpCustomer } from '../../../../contracts/identity/accounts.ts';
import { type Cart, type CartLineInput, getCart, putCart, viewCart } from '../../../../contracts/ordering/carts.ts';
import { countriesReached } from '../../../../reference-data/shipping/reach.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products, productTexts } from '../../../schema/marketplace/listings.ts';
import { cartLines, carts } from '../../../schema/ordering/carts.ts';
import { sellerPaymentMethods, shippingProfiles } from '../../../schema/ordering/selling.ts';
import { removeFromCart } from './carts.service.ts';

const { api, apiAs, database, db, server } = await buildTestApp();
const thai = { country: 'TH', packDays: 2, homeFeeCents: 150, regionFeeCents: 900, worldFeeCents: null } as const;
const changedAt = new Date();

async function createShop(email?: string) {
  const seller = await createSeller(db, email ? { email } : {});
  const reach = { sendsTo: countriesReached(thai) };
  await db
    .insert(shippingProfiles)
    .values({ ...thai, ...reach, freeFromCents: 10_000, sellerId: seller.id, changedAt });
  return seller.id;
}

let count = 0;
async function newCustomer() {
  count += 1;
  const email = `buyer-${count}@example.com`;
  const { token, post } = await api(signUpCustomer, { body: withEmail(email) });
  const as = apiAs(token);
  const put = async (lines: CartLineInput[], rest: { merge?: boolean; version?: number } = {}) =>
    (await as(putCart, { body: { lines, ...rest } })).cart;
  return { id: Number(post.id), email, as, put, get: async () => (await as(getCart, { body: {} })).cart };
}

const line = (product: { id: number }, units = 1, seen?: number): CartLineInput => ({
  product_id: String(product.id),
  units,
  ...(seen === undefined ? {} : { seen_price_cents: seen }),
});
const linesOf = (cart: Cart) => cart.sellers.flatMap(({ lines }) => lines);
const unitsOf = (cart: Cart) => linesOf(cart).map(({ product_id, units }) => [Number(product_id), units]);

const itemOf = (productId: number) => ({ productId, variantId: 0 });

let lamp: { id: number };
let chair: { id: number };
let shop: number;

beforeAll(async () => {
  shop = await createShop();
  lamp = await createProduct(db, shop, { title: 'Lamp', priceCents: 2000, stock: 5 });
  chair = await createProduct(db, shop, { title: 'Chair', priceCents: 9000, stock: 1 });
});

describe('a customer’s cart', () => {
  test('is empty and has no row until something is put into it, and none again after it is emptied', async () => {
    const { id, put, get } = await newCustomer();
    expect(await get()).toEqual({ sellers: [], units: 0, items_cents: 0, sums: [], version: 0, is_sandbox: true });
    const filled = await put([line(lamp, 2)]);
    expect(filled).toMatchObject({ units: 2, items_cents: 4000 });
    expect(await get()).toEqual(filled);
    expect((await put([], { version: filled.version })).version).toBe(0);
    expect(await db.$count(carts, eq(carts.customerId, id))).toBe(0);
    expect(await db.$count(cartLines, eq(cartLines.customerId, id))).toBe(0);
  });

  test('is joined with the cart of a guest: nothing is lost, and joining twice joins once', async () => {
    const { put } = await newCustomer();
    await put([line(lamp, 3)]);
    const joined = await put([line(lamp, 1), line(chair)], { merge: true });
    expect(unitsOf(joined)).toEqual([
      [lamp.id, 3],
      [chair.id, 1],
    ]);
    expect(await put([line(lamp, 1), line(chair)], { merge: true })).toEqual(joined);
  });

  test('is not overwritten by an older tab, and a change that was sent twice is not refused', async () => {
    const { put } = await newCustomer();
    const first = await put([line(lamp)], { version: 0 });
    const second = await put([line(lamp, 2)], { version: first.version });
    expect(second.version).toBeGreaterThan(first.version);
    await expect(put([line(chair)], { version: first.version })).rejects.toMatchObject({ code: 'cart_changed' });
    expect(await put([line(lamp, 2)], { version: first.version })).toEqual(second);
    // Emptied and filled again, it has no version that an old tab may know.
    await put([], { version: second.version });
    await put([line(lamp)], { version: 0 });
    await expect(put([], { version: second.version })).rejects.toMatchObject({ code: 'cart_changed' });
  });

  test('takes one of two changes that tabs send at the same moment', async () => {
    const { put, get } = await newCustomer();
    const changes = [1, 2, 3, 4, 5, 6].map((units) => put([line(lamp, units)], { version: 0 }));
    const results = await Promise.allSettled(changes);
    const saved = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(saved).toHaveLength(1);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 409, code: 'cart_changed' });
    expect(await get()).toEqual(saved[0]);
  });

  test('holds everything of six tabs that join at the same moment', async () => {
    const { put, get } = await newCustomer();
    const goods = await Promise.all([1, 2, 3, 4, 5, 6].map(() => createProduct(db, shop)));
    await Promise.all(goods.map((product) => put([line(product)], { merge: true })));
    expect(linesOf(await get())).toHaveLength(6);
  });

  test('is seen and changed by its owner only', async () => {
    const [one, other] = [await newCustomer(), await newCustomer()];
    await one.put([line(lamp)]);
    expect((await other.get()).units).toBe(0);
    await expect(api(getCart, { body: {} })).rejects.toMatchObject({ status: 401 });
    await expect(api(putCart, { body: { lines: [] } })).rejects.toMatchObject({ status: 401 });
  });

  test('loses what was bought, and nothing else', async () => {
    const { id, put, get } = await newCustomer();
    const { version } = await put([line(lamp), line(chair)]);
    await db.transaction((tx) => removeFromCart(tx, id, [itemOf(lamp.id), itemOf(424_242)], new Date()));
    const left = await get();
    expect(unitsOf(left)).toEqual([[chair.id, 1]]);
    expect(left.version).toBeGreaterThan(version);
    await db.transaction((tx) => removeFromCart(tx, id, [itemOf(chair.id)], new Date()));
    expect(await db.$count(carts, eq(carts.customerId, id))).toBe(0);
  });
});

describe('a line that changed', () => {
  test('tells the price that was seen, and costs what it costs today', async () => {
    const { put, get } = await newCustomer();
    const table = await createProduct(db, shop, { priceCents: 1000 });
    expect(linesOf(await put([line(table)]))[0]).toMatchObject({ price_cents: 1000, seen_price_cents: null });
    await db.update(products).set({ priceCents: 1200 }).where(eq(products.id, table.id));
    const cart = await get();
    expect(linesOf(cart)[0]).toMatchObject({ price_cents: 1200, seen_price_cents: 1000, problem: null });
    expect(cart.items_cents).toBe(1200);
    // Changing the number does not hide the change; showing the new price does.
    expect(linesOf(await put([line(table, 2)]))[0]).toMatchObject({ seen_price_cents: 1000 });
    expect(linesOf(await put([line(table, 2, 1200)]))[0]).toMatchObject({ seen_price_cents: null });
  });

  test('stays and says why it cannot be bought', async () => {
    const { email, put } = await newCustomer();
    const own = await createProduct(db, await createShop(email));
    const gone = await createProduct(db, shop);
    await db.delete(products).where(eq(products.id, gone.id));
    const idle = await createSeller(db);
    const cases = {
      sold_out: [await createProduct(db, shop, { stock: 0 }), 1],
      too_few_left: [chair, 2],
      not_sold_any_more: [await createProduct(db, shop, { isLive: false }), 1],
      own_product: [own, 1],
      cannot_be_bought_yet: [await createProduct(db, idle.id), 1],
    } as const;
    const lines = [...Object.values(cases).map(([product, units]) => line(product, units)), line(gone)];
    const cart = await put(lines);
    const problems = new Map(linesOf(cart).map(({ product_id, problem }) => [Number(product_id), problem]));
    for (const [problem, [product]] of Object.entries(cases)) expect(problems.get(product.id)).toBe(problem);
    for (const { id } of [gone, cases.not_sold_any_more[0]]) {
      expect(linesOf(cart).find(({ product_id }) => Number(product_id) === id)).toMatchObject({
        ...{ title: '', image: null, stock: null, price_before_cents: null, problem: 'not_sold_any_more' },
      });
    }
    expect(cart.items_cents).toBe(0);
    expect(unitsOf(cart)).toHaveLength(6);
  });

  test('stays after its seller has closed the account', async () => {
    const { put, get } = await newCustomer();
    const seller = await createShop();
    await put([line(await createProduct(db, seller))]);
    await db.delete(accounts).where(eq(accounts.id, seller));
    expect(linesOf(await get())).toMatchObject([{ problem: 'not_sold_any_more', title: '' }]);
  });
});

describe('delivery in a cart', () => {
  const viewIn = async (country: string, lines: CartLineInput[]) =>
    (await api(viewCart, { body: { lines, country } })).cart;

  test('has its fee and days for each seller, by code or name of the country', async () => {
    const [home] = (await viewIn('ไทย', [line(lamp, 2)])).sellers;
    expect(home).toMatchObject({ ships_from: 'TH', ships_there: true, payment_methods: ['card'] });
    expect(home?.delivery).toEqual({ fee_cents: 150, days_min: 4, days_max: 7, may_have_customs: false });
    const [abroad] = (await viewIn('vn', [line(lamp, 2)])).sellers;
    expect(abroad?.delivery).toMatchObject({ fee_cents: 900, may_have_customs: true });
    expect((await viewIn('TH', [line(lamp, 5)])).sellers[0]?.delivery?.fee_cents).toBe(0);
  });

  test('says where parcels leave from in the asked language', async () => {
    await db.update(shippingProfiles).set({ place: 'Chiang Mai' }).where(eq(shippingProfiles.sellerId, shop));
    const { cart } = await api(viewCart, { body: { lines: [line(lamp)], language: 'es' } });
    expect(cart.sellers[0]).toMatchObject({ ships_from: 'TH', ships_from_place: 'Chiang Mai, Tailandia' });
  });

  test('says where a seller does not ship, line by line', async () => {
    const cart = await viewIn('US', [line(lamp)]);
    expect(cart.sellers[0]).toMatchObject({ ships_there: false, delivery: null });
    expect(linesOf(cart)[0]).toMatchObject({ problem: 'not_shipped_there' });
    expect(cart.items_cents).toBe(0);
    await expect(viewIn('Atlantis', [line(lamp)])).rejects.toMatchObject({ status: 400, code: 'bad_input' });
  });
});

describe('a guest’s cart', () => {
  test('is shown in the guest’s language with the methods each seller takes, and stores nothing', async () => {
    const seller = await createShop();
    await db.insert(sellerPaymentMethods).values({ sellerId: seller, takesCashOnDelivery: true, changedAt });
    const vase = await createProduct(db, seller, { title: 'Vase' });
    await db.insert(productTexts).values({ productId: vase.id, language: 'th', title: 'แจกัน', description: 'แจกัน' });
    const before = await db.$count(carts);
    const { cart } = await api(viewCart, { body: { lines: [line(vase), line(lamp)], language: 'th' } });
    expect(linesOf(cart).map(({ title }) => title)).toEqual(['แจกัน', 'Lamp']);
    expect(cart.sellers[0]?.payment_methods).toEqual(['card', 'cash_on_delivery']);
    expect(await db.$count(carts)).toBe(before);
  });

  test.each([
    ['units below one', [{ product_id: '1', units: 0 }]],
    ['more units than anyone buys', [{ product_id: '1', units: 1000 }]],
    ['a product id that is no number', [{ product_id: "1' or 1=1", units: 1 }]],
    ['more lines than a cart holds', Array.from({ length: 101 }, (_, at) => ({ product_id: `${at + 1}`, units: 1 }))],
    ['a word instead of lines', 'lamp'],
  ])('is refused with %s', async (_, lines) => {
    const response = await server.inject({ method: 'POST', url: '/api/v1/cart/view', payload: { lines } });
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(/^The field 'lines/);
  });

  test('of a hundred lines is read in one query', async () => {
    const seller = await createShop();
    const ids = await db.execute<{ id: string }>(sql`
      with made as (insert into products (seller_id, top_category_id, sub_category_id, category_id, image, price_cents, stock)
        select ${seller}, 1000, 1100, 1101, 'x.webp', 100, 9 from generate_series(1, 100) returning id)
      insert into product_texts (product_id, language, title, description)
        select id, 'en', 'Thing', 'Thing' from made returning product_id as id`);
    const lines = ids.rows.map(({ id }) => ({ product_id: id, units: 1 }));
    const queries = vi.spyOn(database.pool, 'query');
    const { cart } = await api(viewCart, { body: { lines, country: 'TH' } });
    expect(queries.mock.calls.filter((call) => JSON.stringify(call).includes('from')).length).toBe(1);
    queries.mockRestore();
    expect(cart).toMatchObject({ units: 100, items_cents: 10_000 });
    expect(cart.sellers).toHaveLength(1);
  });
});
