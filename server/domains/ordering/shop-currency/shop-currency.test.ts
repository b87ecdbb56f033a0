import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getMe } from '../../../../contracts/identity/accounts.ts';
import { listAccountEvents } from '../../../../contracts/identity/security.ts';
import { listProducts } from '../../../../contracts/marketplace/listings.ts';
import { getShopCurrency, putShopCurrency } from '../../../../contracts/ordering/shop-currency.ts';
import { ordering, password } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import type { Db } from '../../../platform/db/database.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { shippingProfiles } from '../../../schema/ordering/selling.ts';
import { indexProducts } from '../../marketplace/search/index/index.service.ts';
import { runChange } from './currency-changes.service.ts';

const app = await buildTestApp();
const { api, db } = app;
const { newSeller, newBuyer } = ordering(app);
const toDong = { currency: 'VND', current_password: password } as const;

describe('the currency of a shop', () => {
  test('is changed with its prices and fees, as the preview says, and without a reduction', async () => {
    const seller = await newSeller();
    const lamp = await seller.newProduct({ priceCents: 4990, title: 'Brass lamp from Hanoi' });
    const paused = await seller.newProduct({ priceCents: 100, isLive: false });
    await indexProducts(db, [lamp.id]);
    const before = await seller.call(getShopCurrency, { body: { to: 'VND' } });
    expect(before).toMatchObject({ currency: 'USD', can_change: true });
    expect(before.change).toMatchObject({
      listing_count: 2,
      shipping: {
        ...{ home_fee_cents: { before: 300, after: 79_000 }, region_fee_cents: { before: 900, after: 236_000 } },
        ...{ world_fee_cents: null, free_from_cents: null },
      },
    });
    expect(before.change?.listings.find(({ id }) => id === String(lamp.id))).toMatchObject({
      ...{ title: 'Brass lamp from Hanoi', price_before: 4990, price_after: 1_310_000 },
    });

    expect(await seller.call(putShopCurrency, { body: toDong })).toMatchObject({
      ...{ currency: 'USD', progress: { to: 'VND', state: 'waiting', indexed: 0 } },
    });
    await runChange(db, seller.id, new Date());
    expect((await seller.call(getShopCurrency, { body: {} })).progress).toEqual({
      ...{ to: 'VND', state: 'done', indexed: 2, listings: 2 },
    });
    const [lit] = await db.select().from(products).where(eq(products.id, lamp.id));
    expect(lit).toMatchObject({ currency: 'VND', price: 1_310_000, priceCents: 4990, priceBefore: null });
    const [hidden] = await db.select().from(products).where(eq(products.id, paused.id));
    expect(hidden).toMatchObject({ currency: 'VND', price: 26_000, priceCents: 99 });
    const [profile] = await db.select().from(shippingProfiles).where(eq(shippingProfiles.sellerId, seller.id));
    expect(profile).toMatchObject({ homeFeeCents: 79_000, regionFeeCents: 236_000, worldFeeCents: null });
    expect((await seller.call(getMe)).post.currency).toBe('VND');
    const found = await api(listProducts, { body: { q: 'brass lamp from hanoi', max_price: 49.9 } });
    expect(found.products.find(({ id }) => id === String(lamp.id))).toMatchObject({
      ...{ currency: 'VND', price: 1_310_000, price_minor: 1_310_000, price_cents: 4990, price_before_minor: null },
    });
  });

  test('is changed once, by its owner, who is told', async () => {
    const seller = await newSeller();
    await expect(
      seller.call(putShopCurrency, { body: { ...toDong, current_password: 'wrong horse 1' } }),
    ).rejects.toMatchObject({ code: 'wrong_password' });
    await expect(seller.call(putShopCurrency, { body: { ...toDong, currency: 'USD' } })).rejects.toMatchObject({
      code: 'currency_fixed',
    });
    await seller.call(putShopCurrency, { body: toDong });
    expect((await seller.call(getShopCurrency, { body: {} })).can_change).toBe(false);
    await expect(seller.call(putShopCurrency, { body: toDong })).rejects.toMatchObject({ code: 'currency_fixed' });
    await runChange(db, seller.id, new Date());
    expect((await seller.call(getShopCurrency, { body: {} })).can_change).toBe(false);
    await expect(seller.call(putShopCurrency, { body: { ...toDong, currency: 'THB' } })).rejects.toMatchObject({
      code: 'currency_fixed',
    });
    const { events } = await seller.call(listAccountEvents, { body: {} });
    expect(events.find(({ type }) => type === 'currency-changed')?.detail).toBe('USD → VND');
    const sent = await db.select().from(mails).where(eq(mails.accountId, seller.id));
    expect(JSON.stringify(sent)).toContain('currency-changed');
  });

  test('stays while an order is open or money is in the books', async () => {
    const seller = await newSeller();
    const buyer = await newBuyer();
    await buyer.buy({ product: await seller.newProduct() });
    expect((await seller.call(getShopCurrency, { body: {} })).can_change).toBe(false);
    await expect(seller.call(putShopCurrency, { body: toDong })).rejects.toMatchObject({
      ...{ code: 'currency_fixed', status: 409 },
    });
    const [product] = await db.select().from(products).where(eq(products.sellerId, seller.id));
    expect(product).toMatchObject({ currency: 'USD', priceCents: 1000 });
  });

  test('is refused where an order comes in before the prices are converted, and may be asked for again', async () => {
    const seller = await newSeller();
    const buyer = await newBuyer();
    const product = await seller.newProduct({ priceCents: 4990 });
    await seller.call(putShopCurrency, { body: toDong });
    await buyer.buy({ product });
    await runChange(db, seller.id, new Date());
    expect(await seller.call(getShopCurrency, { body: {} })).toMatchObject({
      ...{ currency: 'USD', can_change: false, progress: { to: 'VND', state: 'refused' } },
    });
    const [kept] = await db.select().from(products).where(eq(products.id, product.id));
    expect(kept).toMatchObject({ currency: 'USD', price: 4990 });
  });

  test('of a shop of 10,000 listings answers at once, shows buyers one currency at any time, and goes on after a crash', {
    timeout: 300_000,
  }, async () => {
    const seller = await newSeller();
    const { id } = await seller.newProduct({ priceCents: 4990, title: 'Brass lamp of ten thousand' });
    await db.execute(sql`
      insert into products overriding system value select (jsonb_populate_record(product, jsonb_build_object('id', 5000000 + n, 'price_cents', 1000 + n, 'price', 1000 + n))).*
      from products product, generate_series(1, 9999) n where product.id = ${id}`);
    const startedAt = performance.now();
    await seller.call(putShopCurrency, { body: toDong });
    const tookMs = performance.now() - startedAt;
    expect(tookMs).toBeLessThan(1000);

    let isOver = false;
    const mixes: string[][] = [];
    const look = async () => {
      while (!isOver) {
        const { rows } = await db.execute<{ currency: string }>(
          sql`select distinct currency from products where seller_id = ${seller.id}`,
        );
        if (rows.length > 1) mixes.push(rows.map(({ currency }) => currency));
      }
    };
    const looking = look();
    let batches = 0;
    const dying = async <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> => {
      batches += 1;
      if (batches > 4) throw new Error('The process died.');
      return db.transaction(work);
    };
    await expect(
      runChange(Object.assign(Object.create(db), { transaction: dying }), seller.id, new Date()),
    ).rejects.toThrow('died');
    const { progress, currency } = await seller.call(getShopCurrency, { body: {} });
    expect({ currency, ...progress }).toMatchObject({
      currency: 'VND',
      state: 'indexing',
      indexed: 600,
      listings: 10_000,
    });
    await runChange(db, seller.id, new Date());
    isOver = true;
    await looking;
    expect(mixes).toEqual([]);
    const after = (await seller.call(getShopCurrency, { body: {} })).progress;
    expect(after).toMatchObject({ state: 'done', indexed: 10_000 });
  });
});
