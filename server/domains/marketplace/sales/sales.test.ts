import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { getProduct, listProducts } from '../../../../contracts/marketplace/listings.ts';
import { endSale } from '../../../../contracts/marketplace/sales.ts';
import { putListingSections, putShopSections } from '../../../../contracts/marketplace/shop-sections.ts';
import { putVariants } from '../../../../contracts/selling/listing-variants.ts';
import { changeListing, getOwnListing } from '../../../../contracts/selling/my-listings.ts';
import { createSaleShop, daysAhead } from '../../../../tests/support/selling/sale-shop.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts } from '../../../schema/identity/accounts.ts';

const app = await buildTestApp();
const { api, db } = app;
let shop: Awaited<ReturnType<typeof createSaleShop>>;

const at = (id: string) => ({ params: { id } });

beforeEach(async () => {
  shop = await createSaleShop(app);
});

describe('a sale', () => {
  test('of the whole shop lowers every price by its percentage, and the seller’s own prices come back at its end', async () => {
    const [lamp, cheap] = [await shop.list(2000), await shop.list(999)];
    const id = await shop.plan({ percent: 30 });
    expect(await shop.pricesOf(lamp)).toMatchObject({ now: 1400, before: 2000 });
    // 30 % of 9.99 is 2.997: the price is rounded down, so that a buyer gets at least what the label says.
    expect(await shop.pricesOf(cheap)).toMatchObject({ now: 699, before: 999 });
    await shop.move(id, { endsAt: new Date(Date.now() - 1000) });
    await shop.apply();
    expect(await shop.pricesOf(lamp)).toEqual({ now: 2000, before: null, ends: null });
    expect(await shop.pricesOf(cheap)).toEqual({ now: 999, before: null, ends: null });
  });

  test('begins and ends when it was planned to, and a repeated run changes nothing', async () => {
    const lamp = await shop.list(2000);
    const id = await shop.plan({ percent: 50, starts_at: daysAhead(1) });
    expect((await shop.pricesOf(lamp)).now).toBe(2000);
    await shop.move(id, { startsAt: new Date(Date.now() - 1000) });
    await shop.apply();
    await shop.apply();
    expect(await shop.pricesOf(lamp)).toMatchObject({ now: 1000, before: 2000 });
    expect((await shop.pricesOf(lamp)).ends).not.toBeNull();
  });

  test('gives way to another that makes the price lower for as long as that runs', async () => {
    const lamp = await shop.list(2000);
    await shop.plan({ percent: 10 });
    const lower = await shop.plan({ listing_id: lamp, amount: '12.00', ends_at: daysAhead(1) });
    expect((await shop.pricesOf(lamp)).now).toBe(1200);
    await shop.asSeller(endSale, at(lower));
    await shop.apply();
    expect((await shop.pricesOf(lamp)).now).toBe(1800);
  });

  test('never makes a price higher, nor nothing', async () => {
    const [lamp, button] = [await shop.list(2000), await shop.list(1)];
    await expect(shop.plan({ listing_id: lamp, amount: '25' })).rejects.toMatchObject({ code: 'bad_input' });
    await expect(shop.plan({ listing_id: button, percent: 95 })).rejects.toMatchObject({ code: 'bad_input' });
    await shop.plan({ percent: 95 });
    expect((await shop.pricesOf(button)).now).toBe(1);
  });

  test('shows the lowest price of the 30 days before it began, and none for a listing that was on sale for a day', async () => {
    const lamp = await shop.list(2000);
    await shop.asSeller(changeListing, { ...at(lamp), body: { suggestedPrice: '18' } });
    await shop.asSeller(changeListing, { ...at(lamp), body: { suggestedPrice: '25' } });
    const fresh = await shop.list(3000);
    await db.execute(sql`update product_prices set started_at = now() - interval '1 day' where product_id = ${fresh}`);
    await shop.plan({ percent: 40 });
    expect(await shop.pricesOf(lamp)).toMatchObject({ now: 1500, before: 1800 });
    expect(await shop.pricesOf(fresh)).toMatchObject({ now: 1800, before: null });
  });

  test('goes on when the seller changes the price, and ends with the changed one', async () => {
    const lamp = await shop.list(2000);
    const id = await shop.plan({ percent: 25 });
    const { listing } = await shop.asSeller(getOwnListing, at(lamp));
    expect(listing.price_minor).toBe(2000);
    // The same as the price of the sale, which is a change of what is asked.
    await shop.asSeller(changeListing, { ...at(lamp), body: { suggestedPrice: '15' } });
    expect(await shop.pricesOf(lamp)).toMatchObject({ now: 1125, before: 1500 });
    await shop.asSeller(changeListing, { ...at(lamp), body: { suggestedPrice: '30' } });
    expect(await shop.pricesOf(lamp)).toMatchObject({ now: 2250, before: null });
    await shop.asSeller(endSale, at(id));
    await shop.apply();
    expect((await shop.pricesOf(lamp)).now).toBe(3000);
  });

  test('in dong is of whole dong', async () => {
    await db.update(accounts).set({ currency: 'VND' }).where(eq(accounts.id, shop.sellerId));
    const columns = { currency: 'VND' as const, price: 1_310_001, rateDate: '2026-11-01' };
    const lamp = await shop.list(4990, columns);
    await shop.plan({ percent: 33 });
    expect(await shop.pricesOf(lamp)).toMatchObject({ now: 877_700, before: 1_310_001 });
    const { product } = await api(getProduct, { params: { id: lamp, language: 'en' } });
    expect(product.price_cents).toBe(3343);
    expect(product.price_before_cents).toBeGreaterThan(product.price_cents);
  });

  test('holds for every variant, and a new price for the dearer ones alone', async () => {
    const lamp = await shop.list(2000);
    const options = [{ name: 'size', values: ['s', 'm'] }];
    const variants = [
      { values: ['s'], price: '20', stock: '3' },
      { values: ['m'], price: '33.33', stock: '3' },
    ];
    await shop.asSeller(putVariants, { ...at(lamp), body: { options, variants } });
    const percent = await shop.plan({ listing_id: lamp, percent: 10 });
    const read = async () => (await api(getProduct, { params: { id: lamp, language: 'en' } })).product;
    const inPercent = await read();
    expect(inPercent.price_minor).toBe(1800);
    expect(inPercent.variants.map(({ price_minor, price_before_minor }) => [price_minor, price_before_minor])).toEqual([
      [1800, 2000],
      [2999, null],
    ]);
    await shop.asSeller(endSale, at(percent));
    await shop.apply();
    const amount = await shop.plan({ listing_id: lamp, amount: '24' });
    expect((await read()).variants.map(({ price_minor }) => price_minor)).toEqual([2000, 2400]);
    // Saving the variants as the form shows them changes nothing that is asked.
    await shop.asSeller(putVariants, {
      ...at(lamp),
      body: { options, variants: variants.map(({ price: _, ...rest }) => rest) },
    });
    await shop.asSeller(endSale, at(amount));
    await shop.apply();
    expect((await read()).variants.map(({ price_minor }) => price_minor)).toEqual([2000, 3333]);
  });

  test('of a section follows what comes into it and leaves it', async () => {
    const [inside, outside] = [await shop.list(1000), await shop.list(2000)];
    const { sections } = await shop.asSeller(putShopSections, {
      body: { sections: [{ language: 'en', names: { en: 'Lamps' } }] },
    });
    const section = sections[0]?.id ?? '';
    await shop.asSeller(putListingSections, { ...at(inside), body: { section_ids: [section] } });
    await shop.plan({ section_id: section, percent: 20 });
    expect([(await shop.pricesOf(inside)).now, (await shop.pricesOf(outside)).now]).toEqual([800, 2000]);
    await shop.asSeller(putListingSections, { ...at(outside), body: { section_ids: [section] } });
    await shop.asSeller(putListingSections, { ...at(inside), body: { section_ids: [] } });
    expect([(await shop.pricesOf(inside)).now, (await shop.pricesOf(outside)).now]).toEqual([1000, 1600]);
    await shop.asSeller(putShopSections, { body: { sections: [], removed: [section] } });
    expect((await shop.pricesOf(outside)).now).toBe(2000);
  });

  test('is what search sorts and filters by', async () => {
    const lamp = await shop.list(7_654_300);
    await shop.plan({ percent: 50 });
    const body = { min_price: 38_000, max_price: 39_000 };
    expect((await api(listProducts, { body })).products.map(({ id }) => id)).toContain(lamp);
  });
});
