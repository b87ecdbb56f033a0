import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { deleteSale, endSale, listSales, planSale } from '../../../../contracts/marketplace/sales.ts';
import { createSaleShop, daysAhead } from '../../../../tests/support/selling/sale-shop.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { priceListEntries } from '../../../schema/marketplace/price-list-entries.ts';

const app = await buildTestApp();
const { db } = app;
let shop: Awaited<ReturnType<typeof createSaleShop>>;

const at = (id: string) => ({ params: { id } });

beforeEach(async () => {
  shop = await createSaleShop(app);
});

describe('planning a sale', () => {
  test('says first how many listings get cheaper, with an example, and saves nothing', async () => {
    await shop.list(2000);
    await shop.list(500);
    const body = { amount: '9.90', ends_at: daysAhead(2), preview: true };
    const { sale, listings, example } = await shop.asSeller(planSale, { body });
    expect({ sale, listings, example }).toEqual({
      ...{ sale: null, listings: 1 },
      example: { title: 'Lamp for 2000', price_minor: 2000, sale_price_minor: 990 },
    });
    expect((await shop.asSeller(listSales, { body: {} })).sales).toEqual([]);
  });

  test.each([
    ['ends before it begins', { percent: 10, starts_at: daysAhead(3), ends_at: daysAhead(2) }],
    ['lasts longer than a price before is shown', { percent: 10, ends_at: daysAhead(31) }],
    ['has no discount', {}],
    ['has two discounts', { percent: 10, amount: '5' }],
    ['is of nothing that is for sale', { percent: 10 }],
  ])('is refused where it %s', async (_, body) => {
    await expect(shop.plan(body)).rejects.toMatchObject({ code: 'bad_input' });
  });

  test('lists what runs, is planned and has ended; a planned one can be deleted, a running one ended', async () => {
    const lamp = await shop.list(2000);
    const running = await shop.plan({ percent: 10 });
    const planned = await shop.plan({ listing_id: lamp, percent: 20, starts_at: daysAhead(1) });
    await expect(shop.asSeller(deleteSale, at(running))).rejects.toMatchObject({ code: 'sale_begun' });
    await expect(shop.asSeller(endSale, at(planned))).rejects.toMatchObject({ code: 'sale_not_running' });
    await shop.asSeller(endSale, at(running));
    const { sales } = await shop.asSeller(listSales, { body: {} });
    expect(sales.map(({ id, state, scope, name }) => [id, state, scope, name])).toEqual([
      [planned, 'planned', 'listing', 'Lamp for 2000'],
      [running, 'ended', 'shop', null],
    ]);
    await shop.asSeller(deleteSale, at(planned));
    expect((await shop.asSeller(listSales, { body: {} })).sales).toHaveLength(1);
  });

  test('is for the seller of the goods alone', async () => {
    const { asSeller: asOther } = await createSaleShop(app);
    const lamp = await shop.list(2000);
    const id = await shop.plan({ percent: 10 });
    const body = { listing_id: lamp, percent: 10, ends_at: daysAhead(1) };
    await expect(asOther(planSale, { body })).rejects.toMatchObject({ code: 'product_not_found' });
    await expect(asOther(endSale, at(id))).rejects.toMatchObject({ code: 'sale_not_found' });
    await expect(asOther(deleteSale, at(id))).rejects.toMatchObject({ code: 'sale_not_found' });
    const isOpen = and(eq(priceListEntries.id, Number(id)), sql`ends_at > now()`);
    expect(await db.select().from(priceListEntries).where(isOpen)).toHaveLength(1);
  });
});
