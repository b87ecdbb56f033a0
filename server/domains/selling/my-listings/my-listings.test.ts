import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { dayMs } from '../../../../contracts/durations.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getProduct, listProducts, productPageSize } from '../../../../contracts/marketplace/listings.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import {
  changeListing,
  getOwnListing,
  listOwnListings,
  pauseListing,
  removeListing,
  restoreListing,
  resumeListing,
} from '../../../../contracts/selling/my-listings.ts';
import { createProduct } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createAnalysis, type ListingForm, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { deleteExpiredListings } from './listing-state.service.ts';

const clock = { now: new Date('2026-03-01T12:00:00Z') };
const { api, apiAs, db } = await buildTestApp({ settings: { PUBLISH_LIMIT: '1000000' }, now: () => clock.now });
let asSeller: Api;
let asOther: Api;
let sellerId = 0;

async function seller(email: string) {
  const body = withEmail(email);
  const { token, post } = await api(signUpSeller, { body });
  return { id: Number(post.id), as: apiAs(token) };
}

beforeAll(async () => {
  const own = await seller('own@example.com');
  sellerId = own.id;
  asSeller = own.as;
  asOther = (await seller('other@example.com')).as;
});

async function publish(given: Partial<ListingForm> = {}): Promise<string> {
  const body = listingForm({ productUUID: await createAnalysis(db, sellerId), ...given });
  return (await asSeller(addProduct, { body })).product.id;
}

const at = (id: string) => ({ params: { id } });
const titles = async (body: { q?: string; state?: 'live' | 'paused' | 'removed' }) =>
  (await asSeller(listOwnListings, { body })).listings.map((listing) => listing.productTitleEN);
const found = async (q: string) => (await api(listProducts, { body: { q } })).products.map(({ id }) => id);
const stale = async (id: string) => (await asSeller(getOwnListing, at(id))).listing.stale_languages;

describe('the storefront', () => {
  test('lists the seller’s own listings, newest first, by page', async () => {
    const owner = await seller('many@example.com');
    const last = productPageSize + 1;
    for (let count = 0; count <= last; count += 1) await createProduct(db, owner.id, { title: `Thing ${count}` });
    const first = await owner.as(listOwnListings, { body: {} });
    expect(first.listings).toHaveLength(productPageSize);
    expect(first.listings[0]).toMatchObject({ productTitleEN: `Thing ${last}`, state: 'live', stale_languages: [] });
    const rest = await owner.as(listOwnListings, { body: { cursor: first.next_cursor ?? '' } });
    expect(rest.listings.map(({ productTitleEN }) => productTitleEN)).toEqual(['Thing 1', 'Thing 0']);
    expect(rest.next_cursor).toBeNull();
    expect((await asOther(listOwnListings, { body: {} })).listings).toEqual([]);
  });

  test('finds a listing by words of its title in any language', async () => {
    await publish({ productTitleEN: 'Paper lantern 100%', productTitleTH: 'โคมไฟกระดาษสีแดง' });
    expect(await titles({ q: 'LANTERN paper' })).toEqual(['Paper lantern 100%']);
    expect(await titles({ q: 'โคมไฟ' })).toEqual(['Paper lantern 100%']);
    expect(await titles({ q: '100%' })).toEqual(['Paper lantern 100%']);
    expect(await titles({ q: '1__%' })).toEqual([]);
  });

  test('refuses changes to an older version, and accepts them without a version', async () => {
    const id = await publish();
    const { version } = (await asSeller(getOwnListing, at(id))).listing;
    const words = (title: string) => ({ texts: { en: { title, description: 'Words.' } } });
    const first = await asSeller(changeListing, { ...at(id), body: { ...words('From the first tab'), version } });
    const fromTheSecond = { ...at(id), body: { suggestedPrice: '12', version } };
    await expect(asSeller(changeListing, fromTheSecond)).rejects.toMatchObject({
      status: 409,
      code: 'listing_changed',
    });
    expect((await asSeller(getOwnListing, at(id))).listing).toMatchObject({
      version: first.listing.version,
      price_cents: 4990,
    });

    await asSeller(pauseListing, at(id));
    await asSeller(changeListing, { ...at(id), body: { suggestedPrice: '12', version: first.listing.version } });
    await asSeller(changeListing, { ...at(id), body: words('Without a version, as ever') });
    expect((await asSeller(getOwnListing, at(id))).listing.price_cents).toBe(1200);
  });

  test('saves one of several concurrent changes', async () => {
    const id = await publish();
    const { version } = (await asSeller(getOwnListing, at(id))).listing;
    const tries = ['11', '12', '13'].map((price) =>
      asSeller(changeListing, { ...at(id), body: { suggestedPrice: price, version } }),
    );
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('returns a listing with all editable fields', async () => {
    const id = await publish({ fulfilment: 'courier', weight: '0.8' });
    const { listing } = await asSeller(getOwnListing, at(id));
    expect(listing).toMatchObject({ id, state: 'live', price_cents: 4990, countries: ['TH', 'VN', 'JP'] });
    expect(Object.keys(listing.texts)).toHaveLength(7);
    expect(listing.plan).toEqual({
      monthly_sales_target_cents: 80_000,
      sell_units: 40,
      marketing_budget_cents: 5000,
      offers_credit: true,
      fulfilment: 'courier',
      weight_grams: 800,
    });
  });

  test('refuses every call on another seller’s listing', async () => {
    const id = await publish();
    const refusal = { status: 404, message: 'This listing is not in your storefront.' };
    for (const call of [getOwnListing, pauseListing, resumeListing, removeListing, restoreListing]) {
      await expect(asOther(call, at(id))).rejects.toMatchObject(refusal);
      await expect(asSeller(call, at('424242'))).rejects.toMatchObject(refusal);
      await expect(asSeller(call, at('x'))).rejects.toMatchObject(refusal);
    }
    await expect(asOther(changeListing, { ...at(id), body: { suggestedPrice: '1' } })).rejects.toMatchObject(refusal);
    expect((await api(getProduct, { params: { id, language: 'en' } })).product.price_cents).toBe(4990);
  });
});

describe('changing a listing', () => {
  test('in English marks the other six languages as stale until each is saved', async () => {
    const id = await publish();
    const text = { title: 'Velvet headphones', description: 'For <b>late</b> evenings.' };
    await asSeller(changeListing, { ...at(id), body: { texts: { en: text } } });
    expect((await stale(id)).sort()).toEqual(['es', 'ja', 'ko', 'th', 'vi', 'zh']);
    await asSeller(changeListing, { ...at(id), body: { texts: { es: { title: 'Cascos', description: 'Suaves.' } } } });
    expect((await stale(id)).sort()).toEqual(['ja', 'ko', 'th', 'vi', 'zh']);
    expect(await found('velvet headphones')).toContain(id);
    expect(await found('cascos')).toContain(id);
  });

  test('to the same English text marks nothing, and a language saved together with English is not stale', async () => {
    const id = await publish();
    const { listing } = await asSeller(getOwnListing, at(id));
    const english = listing.texts.en ?? { title: '', description: '' };
    await asSeller(changeListing, { ...at(id), body: { texts: { en: english } } });
    expect(await stale(id)).toEqual([]);
    const thai = { title: 'หูฟังใหม่', description: 'ใหม่' };
    await asSeller(changeListing, { ...at(id), body: { texts: { th: thai, en: { ...english, title: 'New' } } } });
    expect(await stale(id)).not.toContain('th');
  });

  test('updates category, price and countries at once', async () => {
    const id = await publish();
    const body = { suggestedPrice: '7.5', recommended_countries: ['KR', 'Spain'], super_sub_category_id: '2101' };
    const { listing } = await asSeller(changeListing, { ...at(id), body });
    expect(listing).toMatchObject({ price_cents: 750, countries: ['KR', 'ES'], super_sub_category_id: '2101' });
    const { products: listed } = await api(listProducts, { body: { category_id: '2000', country: 'KR' } });
    expect(listed.map((product) => product.id)).toContain(id);
  });

  test('saves plan and goal, also if there was none', async () => {
    const { id } = await createProduct(db, sellerId);
    const plan = {
      monthlySalesTarget: '900',
      sellUnits: '0',
      marketingBudget: '12.50',
      offerCredit: false,
      fulfilment: 'self' as const,
      weight: '',
    };
    const { listing } = await asSeller(changeListing, { ...at(String(id)), body: { plan } });
    expect(listing.plan).toMatchObject({ monthly_sales_target_cents: 90_000, sell_units: 0, weight_grams: null });
  });

  test.each([
    [{ texts: { ko: { title: ' ', description: 'x' } } }, 'Product Title or Description is required'],
    [{ suggestedPrice: 'ten' }, 'Suggested Price must be a number'],
    [{ recommended_countries: [] }, 'Recommended Countries is required'],
    [{ super_sub_category_id: '1000' }, 'Please choose a category from the list.'],
  ])('to %j is refused, and nothing is saved', async (wrong, message) => {
    const id = await publish();
    const body = { texts: { en: { title: 'Half a change', description: 'x' } }, ...wrong };
    await expect(asSeller(changeListing, { ...at(id), body })).rejects.toMatchObject({ status: 400, message });
    expect(await titles({ q: 'half a change' })).toEqual([]);
  });
});

describe('a listing', () => {
  test('that is paused is hidden from visitors until it is resumed', async () => {
    const id = await publish({ productTitleEN: 'Pausable kettle' });
    expect((await asSeller(pauseListing, at(id))).listing.state).toBe('paused');
    expect(await found('pausable')).toEqual([]);
    await expect(api(getProduct, { params: { id, language: 'en' } })).rejects.toMatchObject({ status: 404 });
    expect(await titles({ q: 'pausable', state: 'paused' })).toEqual(['Pausable kettle']);
    expect(await titles({ q: 'pausable', state: 'live' })).toEqual([]);
    await asSeller(resumeListing, at(id));
    expect(await found('pausable')).toEqual([id]);
  });

  test.each(['live', 'paused'] as const)('that was %s has the same state again when it is restored', async (state) => {
    const id = await publish();
    if (state === 'paused') await asSeller(pauseListing, at(id));
    const removed = await asSeller(removeListing, at(id));
    expect(removed.listing).toMatchObject({ state: 'removed', gone_at: '2026-03-08T12:00:00.000Z' });
    await expect(api(getProduct, { params: { id, language: 'en' } })).rejects.toMatchObject({ status: 404 });
    await expect(asSeller(resumeListing, at(id))).rejects.toMatchObject({ status: 404 });
    expect((await asSeller(restoreListing, at(id))).listing).toMatchObject({ state, gone_at: null });
  });

  test('that was removed over a week ago cannot be restored and is deleted, others are not', async () => {
    const [old, recent, live] = [await publish(), await publish(), await publish()];
    await asSeller(removeListing, at(old));
    clock.now = new Date(clock.now.getTime() + 6 * dayMs);
    await asSeller(removeListing, at(recent));
    clock.now = new Date(clock.now.getTime() + 2 * dayMs);
    await expect(asSeller(restoreListing, at(old))).rejects.toMatchObject({ status: 404 });
    await deleteExpiredListings(db, clock.now);
    const left = await db.select({ id: products.id }).from(products).where(eq(products.sellerId, sellerId));
    const ids = left.map(({ id }) => String(id));
    expect(ids).not.toContain(old);
    expect(ids).toEqual(expect.arrayContaining([recent, live]));
  });

  test('that is removed allows its draft to be published again', async () => {
    const body = listingForm({ productUUID: await createAnalysis(db, sellerId) });
    const { product: first } = await asSeller(addProduct, { body });
    await asSeller(removeListing, at(first.id));
    const { product: second } = await asSeller(addProduct, { body });
    expect(second.id).not.toBe(first.id);
  });
});

test('resuming or restoring a live listing announces no change', async () => {
  const id = await publish();
  // Announcing rewrites the listing's search row, which changes its xmin.
  const rowVersion = async () => (await db.execute(sql`select xmin from product_search where product_id = ${id}`)).rows;
  const before = await rowVersion();
  await asSeller(resumeListing, at(id));
  await asSeller(restoreListing, at(id));
  expect(await rowVersion()).toEqual(before);
  await asSeller(pauseListing, at(id));
  await asSeller(resumeListing, at(id));
  expect(await rowVersion()).not.toEqual(before);
});
