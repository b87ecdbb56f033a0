import { beforeAll, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getProduct } from '../../../../contracts/marketplace/listings.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { changeListing, getOwnListing } from '../../../../contracts/selling/my-listings.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createAnalysis, type ListingForm, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

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

test('a listing keeps its price before until the price is raised to it', async () => {
  const id = await publish({ suggestedPrice: '20', priceBefore: '40' });
  const prices = async () => {
    const { listing } = await asSeller(getOwnListing, at(id));
    return [listing.price_cents, listing.price_before_cents];
  };
  const change = (body: object) => asSeller(changeListing, { ...at(id), body });
  expect(await prices()).toEqual([2000, 4000]);
  expect((await api(getProduct, { params: { id, language: 'en' } })).product.price_before_cents).toBe(4000);
  await change({ suggestedPrice: '30' });
  expect(await prices()).toEqual([3000, 4000]);
  await change({ suggestedPrice: '40' });
  expect(await prices()).toEqual([4000, null]);
  await change({ priceBefore: '50.50' });
  expect(await prices()).toEqual([4000, 5050]);
  await expect(change({ priceBefore: '39' })).rejects.toMatchObject({
    status: 400,
    message: 'Price Before must be greater than the price now',
  });
  await change({ priceBefore: '' });
  expect(await prices()).toEqual([4000, null]);
});

test('a change with an outdated version is refused after the price before changed', async () => {
  const id = await publish();
  const { version } = (await asSeller(getOwnListing, at(id))).listing;
  await asSeller(changeListing, { ...at(id), body: { priceBefore: '900' } });
  await expect(asSeller(changeListing, { ...at(id), body: { priceBefore: '', version } })).rejects.toMatchObject({
    code: 'listing_changed',
  });
});

test.each([
  ['19,90', 1990],
  ['1.500', 150_000],
  [1.125, 113],
])('a price of %s is changed to %d cents', async (suggestedPrice, cents) => {
  const body = { suggestedPrice: suggestedPrice as string };
  expect((await asSeller(changeListing, { ...at(await publish()), body })).listing.price_cents).toBe(cents);
});
