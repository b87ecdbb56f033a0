import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getProduct, listProducts } from '../../../../contracts/marketplace/listings.ts';
import { viewCart } from '../../../../contracts/ordering/carts.ts';
import { checkout } from '../../../../contracts/ordering/checkout.ts';
import { getShipping, putShipping, quoteDelivery } from '../../../../contracts/ordering/shipping.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { changeListing } from '../../../../contracts/selling/my-listings.ts';
import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import { feeTo } from '../../../../reference-data/shipping/reach.ts';
import { createComposedProduct, createProduct } from '../../../../tests/support/factories.ts';
import { address, ordering, password } from '../../../../tests/support/ordering/orders.ts';
import { createAnalysis, type ListingForm, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products } from '../../../schema/marketplace/listings.ts';

const { api, apiAs, db } = await buildTestApp();
const { newSeller, newBuyer, newKey } = ordering({ api, apiAs, db } as Parameters<typeof ordering>[0]);
const headphones = { categoryId: 1301, colours: ['black' as const] };
const fees = { country: 'TH', pack_days: 2, home_fee_cents: 300, free_from_cents: null };
const [home, near, everywhere] = [
  { ...fees, region_fee_cents: null, world_fee_cents: null },
  { ...fees, region_fee_cents: 900, world_fee_cents: null },
  { ...fees, region_fee_cents: 900, world_fee_cents: 2500 },
];

/** What each consumer says about a product in a country. */
async function answersFor(id: number, country: string) {
  const buyer = await newBuyer();
  const isListed = async (body: object) =>
    (await api(listProducts, { body: { country, ...body } })).products.some((product) => product.id === String(id));
  const lines = [{ product_id: String(id), units: 1 }];
  const { product } = await api(getProduct, { params: { id: String(id), language: 'en' } });
  const offer = await api(quoteDelivery, { body: { id: String(id), country } });
  const { cart } = await api(viewCart, { body: { lines, country } });
  const order = { key: newKey(), address: { ...address, country, is_postal_code_confirmed: true }, lines };
  const refusal = await buyer.call(checkout, { body: { ...order, payment_method: 'card' } }).then(
    () => null,
    (error: { code: string }) => error.code,
  );
  return {
    search: await isListed({ q: 'headphones' }),
    browse: await isListed({ category_id: '1000', sort: 'newest' }),
    page: product.recommended_countries.some(({ code }) => code === country),
    offer: offer.ships_there === true && offer.delivery !== null,
    cart: cart.sellers[0]?.lines[0]?.problem === null && cart.sellers[0].delivery !== null,
    checkout: refusal === null,
    refusal,
  };
}

const everyConsumer = (isOffered: boolean) => ({
  ...{ search: isOffered, browse: isOffered, page: isOffered, offer: isOffered, cart: isOffered, checkout: isOffered },
  refusal: isOffered ? null : 'not_shipped_there',
});

describe('a listing', () => {
  test.each([
    ['in its country and where the seller sends', ['TH', 'VN'], near, 'VN', true],
    ['nowhere that the seller does not send', ['TH', 'VN'], home, 'VN', false],
    ['nowhere outside its countries, though the seller sends there', ['VN'], everywhere, 'TH', false],
    ['in a far country once the seller sends there', ['TH', 'JP'], everywhere, 'JP', true],
  ])('is offered %s, by every consumer', async (_, countries, shipping, country, isOffered) => {
    const seller = await newSeller();
    await seller.call(putShipping, { body: shipping });
    const product = await createComposedProduct(db, seller.id, headphones, { countries });
    expect(await answersFor(product.id, country)).toEqual(everyConsumer(isOffered));
  });

  test('is offered anew when the seller changes where parcels are sent, or its countries', async () => {
    const seller = await newSeller();
    const product = await createComposedProduct(db, seller.id, headphones, { countries: ['TH', 'VN'] });
    for (const [shipping, isOffered] of [
      [home, false],
      [near, true],
    ] as const) {
      await seller.call(putShipping, { body: shipping });
      expect(await answersFor(product.id, 'VN')).toEqual(everyConsumer(isOffered));
    }
    const params = { id: String(product.id) };
    await seller.call(changeListing, { params, body: { recommended_countries: ['TH'] } });
    expect(await answersFor(product.id, 'VN')).toEqual(everyConsumer(false));
  });

  test('is never offered where it cannot be sent, whatever its countries and the fees are', async () => {
    const seller = await newSeller();
    const codes = ['TH', 'VN', 'JP', 'US', 'NG', 'ES'] as const;
    const fee = fc.option(fc.integer({ min: 0, max: 5000 }), { nil: null });
    const given = fc.record({
      from: fc.constantFrom(...codes),
      lists: fc.array(fc.uniqueArray(fc.constantFrom(...codes), { minLength: 1 }), { minLength: 1, maxLength: 4 }),
      fees: fc.array(fc.record({ region_fee_cents: fee, world_fee_cents: fee }), { minLength: 1, maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(given, async ({ from, lists, fees: changes }) => {
        const made = await Promise.all(lists.map((countries) => createProduct(db, seller.id, { countries })));
        const ids = made.map(({ id }) => id);
        for (const change of changes) await seller.call(putShipping, { body: { ...home, ...change, country: from } });
        const last = changes.at(-1);
        const profile = {
          ...{ country: from as CountryCode, homeFeeCents: 300 },
          ...{ regionFeeCents: last?.region_fee_cents ?? null, worldFeeCents: last?.world_fee_cents ?? null },
        };
        const rows = await db
          .select({ countries: products.countries, offered: products.offeredIn })
          .from(products)
          .where(inArray(products.id, ids));
        for (const { countries, offered } of rows) {
          expect(offered).toEqual((countries as CountryCode[]).filter((code) => feeTo(profile, code) !== null));
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('a client that publishes without a shipping profile', () => {
  async function publishAs(account: Partial<typeof accounts.$inferInsert>, given: Partial<ListingForm>) {
    const email = `${crypto.randomUUID()}@seller.example`;
    const { token, post } = await api(signUpSeller, { body: { login_type: 'email', email, password } });
    if (Object.keys(account).length > 0)
      await db
        .update(accounts)
        .set(account)
        .where(eq(accounts.id, Number(post.id)));
    const as = apiAs(token);
    const body = listingForm({ productUUID: await createAnalysis(db, Number(post.id)), ...given });
    const { product } = await as(addProduct, { body });
    const [row] = await db
      .select()
      .from(products)
      .where(eq(products.id, Number(product.id)));
    return { as, offered: row?.offeredIn, ...(await as(getShipping, { body: {} })) };
  }

  test.each([
    ['the place of the seller', { place: 'Hà Nội, Vietnam' }, 'Thailand,Vietnam', 'VN'],
    ['the phone number', { phone: '+819012345678' }, 'TH,VN', 'JP'],
    ['the first country of the listing', {}, 'TH,VN,JP', 'TH'],
  ])('sends from the country of %s, for the suggested fees', async (_, account, salesRegion, country) => {
    const { shipping, is_saved, offered } = await publishAs(account, { salesRegion });
    expect(shipping).toMatchObject({ country, pack_days: 2 });
    expect(is_saved).toBe(false);
    expect(offered).toEqual(salesRegion === 'Thailand,Vietnam' ? ['TH', 'VN'] : salesRegion.split(','));
  });

  test('offers nothing abroad where no fee is known, until the seller names one', async () => {
    const { as, shipping, offered } = await publishAs({ place: 'Lagos, Nigeria' }, { salesRegion: 'NG,TH' });
    expect([shipping.country, offered]).toEqual(['NG', ['NG']]);
    await as(putShipping, { body: { ...shipping, world_fee_cents: 3000 } });
    expect(await as(getShipping, { body: {} })).toMatchObject({ is_saved: true });
  });
});
