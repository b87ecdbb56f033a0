import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getProduct } from '../../../../contracts/marketplace/listings.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import {
  changeListing,
  getOwnListing,
  pauseListing,
  resumeListing,
} from '../../../../contracts/selling/my-listings.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createAnalysis, type ListingForm, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products } from '../../../schema/marketplace/listings.ts';

const { api, apiAs, db } = await buildTestApp();
let asSeller: Api;
let sellerId = 0;

beforeAll(async () => {
  const { token, post } = await api(signUpSeller, { body: withEmail('own@example.com') });
  asSeller = apiAs(token);
  sellerId = Number(post.id);
});

async function publish(given: Partial<ListingForm> = {}): Promise<string> {
  const body = listingForm({ productUUID: await createAnalysis(db, sellerId), ...given });
  return (await asSeller(addProduct, { body })).product.id;
}

const at = (id: string) => ({ params: { id } });

const change = (id: string, body: object) => asSeller(changeListing, { ...at(id), body });

async function pricesOf(id: string) {
  const { product } = await api(getProduct, { params: { id, language: 'en' } });
  const { listing } = await asSeller(getOwnListing, at(id));
  expect(listing.price_before_cents).toBe(product.price_before_cents);
  return { now: product.price_cents, before: product.price_before_cents, until: listing.reduced_until };
}

/** Moves everything known of a listing's prices back in time. */
async function letDaysPass(id: string, days: number) {
  const ago = sql.raw(`interval '${days} days'`);
  await db.execute(
    sql`update product_prices set started_at = started_at - ${ago}, ended_at = ended_at - ${ago} where product_id = ${id}`,
  );
  // A reduction is only ever dated by the trigger.
  await db.execute(sql`alter table products disable trigger products_reduction`);
  await db.execute(
    sql`update products set created_at = created_at - ${ago}, reduced_at = reduced_at - ${ago} where id = ${id}`,
  );
  await db.execute(sql`alter table products enable trigger products_reduction`);
}

test('a price before that a seller types gives no reduction, when publishing or later', async () => {
  const id = await publish({ suggestedPrice: '20', priceBefore: '40' } as Partial<ListingForm>);
  expect(await pricesOf(id)).toEqual({ now: 2000, before: null, until: null });
  await change(id, { priceBefore: '40' });
  expect((await pricesOf(id)).before).toBeNull();
  await db
    .update(products)
    .set({ priceBeforeCents: 9000, reducedAt: new Date() })
    .where(eq(products.id, Number(id)));
  expect((await pricesOf(id)).before).toBeNull();
});

test('a price that was charged for a week is the price before, for 30 days after the reduction', async () => {
  const id = await publish({ suggestedPrice: '100' });
  await letDaysPass(id, 8);
  await change(id, { suggestedPrice: '60' });
  expect(await pricesOf(id)).toEqual({ now: 6000, before: 10_000, until: expect.any(String) });
  await letDaysPass(id, 29);
  expect((await pricesOf(id)).before).toBe(10_000);
  await letDaysPass(id, 2);
  expect(await pricesOf(id)).toEqual({ now: 6000, before: null, until: null });
});

test('a price that was raised for a moment is no price before', async () => {
  const id = await publish({ suggestedPrice: '60' });
  await change(id, { suggestedPrice: '100' });
  await change(id, { suggestedPrice: '60' });
  expect((await pricesOf(id)).before).toBeNull();
  await letDaysPass(id, 20);
  await change(id, { suggestedPrice: '100' });
  await letDaysPass(id, 5);
  await change(id, { suggestedPrice: '60' });
  expect((await pricesOf(id)).before).toBeNull();
});

test('of several earlier prices the lowest of the last 30 days counts', async () => {
  const id = await publish({ suggestedPrice: '50' });
  await letDaysPass(id, 40);
  await change(id, { suggestedPrice: '100' });
  await letDaysPass(id, 10);
  await change(id, { suggestedPrice: '90' });
  expect((await pricesOf(id)).before).toBeNull();
  await letDaysPass(id, 21);
  await change(id, { suggestedPrice: '80' });
  expect((await pricesOf(id)).before).toBe(9000);
  await change(id, { suggestedPrice: '85' });
  expect((await pricesOf(id)).before).toBeNull();
});

test('days on which a listing was paused do not count as days on sale', async () => {
  const id = await publish({ suggestedPrice: '100' });
  await letDaysPass(id, 3);
  await asSeller(pauseListing, at(id));
  await letDaysPass(id, 10);
  await asSeller(resumeListing, at(id));
  await letDaysPass(id, 3);
  await change(id, { suggestedPrice: '60' });
  expect((await pricesOf(id)).before).toBeNull();
});

test('a listing that is paused and resumed keeps its reduction', async () => {
  const id = await publish({ suggestedPrice: '100' });
  await letDaysPass(id, 8);
  await change(id, { suggestedPrice: '60' });
  await asSeller(pauseListing, at(id));
  await asSeller(resumeListing, at(id));
  await change(id, { stock: '3' });
  expect((await pricesOf(id)).before).toBe(10_000);
});

test.each([
  ['19,90', 1990],
  ['1.500', 150_000],
  [1.125, 113],
])('a price of %s is changed to %d cents', async (suggestedPrice, cents) => {
  const body = { suggestedPrice: suggestedPrice as string };
  expect((await asSeller(changeListing, { ...at(await publish()), body })).listing.price_cents).toBe(cents);
});
