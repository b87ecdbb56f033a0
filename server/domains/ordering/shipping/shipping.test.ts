import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { putPaymentMethods } from '../../../../contracts/ordering/payments/payment-methods.ts';
import { getShipping, putShipping, quoteDelivery } from '../../../../contracts/ordering/shipping.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { describeOrigin } from './origin.service.ts';
import { type QuotedProfile, quoteDelivery as quote } from './quote.service.ts';

const profile: QuotedProfile = {
  ...{ country: 'TH', packDays: 2, homeFeeCents: 150, regionFeeCents: 900, worldFeeCents: null },
  freeFromCents: 5000,
};

describe('a delivery', () => {
  test.each([
    ['home', 'TH', 4999, [150, 4, 7, false]],
    ['home, free from an amount', 'TH', 5000, [0, 4, 7, false]],
    ['the region', 'VN', 100, [900, 7, 14, true]],
    ['the region, free from the same amount', 'VN', 9000, [0, 7, 14, true]],
    ['where the seller does not ship', 'US', 99_999, null],
    ['a country far from the routes, where the seller does not ship', 'FJ', 100, null],
  ] as const)('to %s has its fee and days', (_, to, itemsCents, expected) => {
    const found = quote(profile, to, itemsCents);
    expect(found && [found.feeCents, found.daysMin, found.daysMax, found.mayHaveCustoms]).toEqual(expected);
  });

  test('is free everywhere with a free amount of zero, and never without one', () => {
    expect(quote({ ...profile, freeFromCents: 0 }, 'TH', 0)?.feeCents).toBe(0);
    expect(quote({ ...profile, freeFromCents: null }, 'TH', 1e9)?.feeCents).toBe(150);
    expect(quote({ ...profile, worldFeeCents: 2500 }, 'FJ', 1)).toMatchObject({ feeCents: 2500, daysMax: 47 });
  });
});

const { api, apiAs, db } = await buildTestApp();
let count = 0;
async function newSeller(account: Partial<typeof accounts.$inferInsert> = {}) {
  count += 1;
  const { token, post } = await api(signUpSeller, { body: withEmail(`ships-${count}@example.com`) });
  const id = Number(post.id);
  if (Object.keys(account).length > 0) await db.update(accounts).set(account).where(eq(accounts.id, id));
  return { id, as: apiAs(token) };
}

const saved = {
  ...{ country: 'Thailand', place: '  Chiang   Mai ', pack_days: 1, home_fee_cents: 100 },
  ...{ region_fee_cents: null, world_fee_cents: 2000, free_from_cents: 3000 },
};

describe('a shipping profile', () => {
  test.each([
    ['the place', { place: 'Hà Nội, Vietnam' }, 'VN', 'Hà Nội, Vietnam'],
    ['a place that is a country', { place: 'Japan' }, 'JP', ''],
    ['the phone number, not of the browser', { phone: '+6591234567' }, 'SG', '', 'TH'],
    ['the browser', {}, 'TH', '', 'TH'],
    ['nothing', {}, 'US', ''],
    ['nothing where the browser names none', {}, 'US', '', 'Atlantis'],
  ])('is suggested for the country of %s', async (_, account, country, place, browser?: string) => {
    const { as } = await newSeller(account);
    const { shipping, is_saved } = await as(getShipping, { body: browser ? { country: browser } : {} });
    expect(shipping).toMatchObject({ country, place, pack_days: 2 });
    expect(is_saved).toBe(false);
  });

  test('is saved as it was given, with the code of the country, and read back', async () => {
    const { as } = await newSeller();
    const { shipping } = await as(putShipping, { body: saved });
    expect(shipping).toEqual({
      ...{ ...saved, country: 'TH', place: 'Chiang Mai' },
      ...{ return_days: null, return_address: null },
    });
    expect(await as(getShipping, { body: {} })).toMatchObject({ shipping, is_saved: true });
    await as(putShipping, { body: { ...saved, pack_days: 9 } });
    expect((await as(getShipping, { body: {} })).shipping.pack_days).toBe(9);
  });

  test('is refused with amounts below zero, unknown countries and too many days', async () => {
    const { as } = await newSeller();
    for (const wrong of [{ home_fee_cents: -1 }, { country: 'Atlantis' }, { country: ' ' }, { pack_days: 31 }]) {
      await expect(as(putShipping, { body: { ...saved, ...wrong } })).rejects.toMatchObject({ status: 400 });
    }
    expect((await as(getShipping, { body: {} })).is_saved).toBe(false);
  });
});

describe('the offer of a product', () => {
  test('tells the stock, and the delivery to a country once the seller has said how goods are shipped', async () => {
    const { id, as } = await newSeller();
    const product = await createProduct(db, id, { stock: 3, priceCents: 2500 });
    const ask = (country?: string) => api(quoteDelivery, { body: { id: String(product.id), country } });
    expect(await ask('TH')).toMatchObject({ stock: 3, can_be_bought: false, ships_there: null, delivery: null });
    await as(putShipping, { body: saved });
    expect(await ask()).toMatchObject({ ships_from: 'TH', pack_days: 1, can_be_bought: true, ships_there: null });
    expect(await ask('TH')).toMatchObject({ ships_there: true, delivery: { fee_cents: 100, days_min: 3 } });
    expect(await ask('VN')).toMatchObject({ ships_there: false, delivery: null });
    expect((await ask()).holds_money).toBe(true);
    await as(putPaymentMethods, { body: { card: false, cash_on_delivery: true } });
    expect(await ask()).toMatchObject({ can_be_bought: true, holds_money: false });
    expect((await ask('JP')).delivery).toMatchObject({ fee_cents: 2000, may_have_customs: true });
    await db.update(products).set({ stock: 0 }).where(eq(products.id, product.id));
    expect(await ask('TH')).toMatchObject({ stock: 0, is_sold_out: true });
  });

  test('is not found for paused products and invalid ids', async () => {
    const { id } = await createSeller(db);
    const paused = await createProduct(db, id, { isLive: false });
    for (const wrong of [String(paused.id), '0', 'x', '999999']) {
      await expect(api(quoteDelivery, { body: { id: wrong } })).rejects.toMatchObject({ code: 'product_not_found' });
    }
  });
});

test.each([
  ['', 'Tailandia'],
  ['Chiang Mai', 'Chiang Mai, Tailandia'],
  ['Chiang Mai, Thailand', 'Chiang Mai, Tailandia'],
  ['ไทย', 'Tailandia'],
])('parcels from %j leave from %s', (place, written) => {
  expect(describeOrigin({ place, country: 'TH' }, 'es')).toBe(written);
});
