import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { getProduct } from '../../../../contracts/marketplace/listings.ts';
import { getShipping, putShipping } from '../../../../contracts/ordering/shipping.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { changeListing, getOwnListing } from '../../../../contracts/selling/my-listings.ts';
import { convertMinor } from '../../../../reference-data/currencies/convert.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createAnalysis, type ListingForm, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts } from '../../../schema/identity/accounts.ts';

const { api, apiAs, db } = await buildTestApp();

/** A shop that sells in a currency. */
async function newShop(currency: ShopCurrency) {
  const { token, post } = await api(signUpSeller, { body: withEmail(`shop-${randomUUID()}@example.com`) });
  const id = Number(post.id);
  await db.update(accounts).set({ currency }).where(eq(accounts.id, id));
  const call = apiAs(token);
  const publish = async (given: Partial<ListingForm>) => {
    const body = listingForm({ productUUID: await createAnalysis(db, id), ...given });
    return (await call(addProduct, { body })).product.id;
  };
  return { call, publish };
}

const pricesOf = async (id: string) => {
  const { currency, price, price_minor, suggestedPrice } = (await api(getProduct, { params: { id, language: 'en' } }))
    .product;
  return { currency, price, price_minor, suggestedPrice };
};

test.each([
  [
    'THB',
    '1.290,50',
    { price: 1290.5, price_minor: 129_050, suggestedPrice: 39.71 },
    { price: 1622, price_minor: 162_200 },
  ],
  ['VND', '150.000', { price: 150_000, price_minor: 150_000, suggestedPrice: 5.71 }, { price_minor: 1_310_000 }],
  ['EUR', '19.99', { price: 19.99, price_minor: 1999, suggestedPrice: 23.24 }, { price_minor: 4291 }],
] as const)(
  'a shop in %s publishes at its own price, or at dollars converted by the day',
  async (currency, text, own, converted) => {
    const { call, publish } = await newShop(currency);
    const id = await publish({ suggestedPrice: '', price: text, currency });
    expect(await pricesOf(id)).toEqual({ currency, ...own });
    expect(await pricesOf(await publish({ suggestedPrice: '49.90' }))).toMatchObject({ currency, ...converted });
    await call(changeListing, { params: { id }, body: { suggestedPrice: '49.90' } });
    expect(await pricesOf(id)).toMatchObject({ currency, ...converted });
    await call(changeListing, { params: { id }, body: { price: text, currency } });
    expect(await pricesOf(id)).toEqual({ currency, ...own });
  },
);

test('a price that is none, or is beyond every price, is refused in any currency', async () => {
  const { publish } = await newShop('JPY');
  for (const price of ['many', '0', '99999999999']) {
    await expect(publish({ price, currency: 'JPY' })).rejects.toMatchObject({ code: 'bad_input' });
  }
});

test('goals typed in the currency of the shop are kept in dollars', async () => {
  const { call, publish } = await newShop('KRW');
  const goals = { monthlySalesTarget: '1,400,000', marketingBudget: '70000' };
  const id = await publish({ suggestedPrice: '', price: '35000', currency: 'KRW', ...goals });
  const planOf = async () => (await call(getOwnListing, { params: { id } })).listing.plan;
  const cents = (won: number) => convertMinor(won, 'KRW', 'USD');
  expect(await planOf()).toMatchObject({
    ...{ monthly_sales_target_cents: cents(1_400_000), marketing_budget_cents: cents(70_000) },
  });
  const plan = {
    ...goals,
    sellUnits: '5',
    marketingBudget: '140000',
    offerCredit: false,
    fulfilment: null,
    weight: '',
  };
  await call(changeListing, { params: { id }, body: { plan, currency: 'KRW' } });
  expect(await planOf()).toMatchObject({ marketing_budget_cents: cents(140_000) });
  expect(await pricesOf(id)).toMatchObject({ price_minor: 35_000 });
});

test('shipping is suggested and limited in the currency of the shop', async () => {
  const { call } = await newShop('VND');
  const { shipping, currency } = await call(getShipping, { body: { country: 'VN' } });
  expect({ currency, fee: shipping.home_fee_cents }).toEqual({ currency: 'VND', fee: 39_000 });
  const saved = await call(putShipping, { body: { ...shipping, free_from_cents: 2_000_000_000 } });
  expect(saved.shipping.free_from_cents).toBe(2_000_000_000);
  for (const wrong of [{ home_fee_cents: 26_250_001 }, { free_from_cents: 2_625_000_001 }]) {
    await expect(call(putShipping, { body: { ...shipping, ...wrong } })).rejects.toMatchObject({ code: 'bad_input' });
  }
});
