import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { listFactsOfType } from '../../../../contracts/marketplace/facts.ts';
import { getProduct, listProducts } from '../../../../contracts/marketplace/listings.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { changeListing, getOwnListing } from '../../../../contracts/selling/my-listings.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createAnalysis, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { api, apiAs, db } = await buildTestApp({ settings: { PUBLISH_LIMIT: '1000000' } });
let asSeller: Api;
let asOther: Api;
let sellerId = 0;

beforeAll(async () => {
  const { token, post } = await api(signUpSeller, { body: withEmail('facts@example.com') });
  asSeller = apiAs(token);
  sellerId = Number(post.id);
  asOther = apiAs((await api(signUpSeller, { body: withEmail('other-facts@example.com') })).token);
});

const said = [
  { id: 'battery-life', value: 30, unit: 'h' },
  { id: 'model', value: 'WH-1000XM4' },
  { label: 'Gravur', value: 'Anna' },
];

async function publish(facts: unknown = said): Promise<string> {
  const form = listingForm({ productUUID: await createAnalysis(db, sellerId) });
  const body = { ...form, product_type_id: 'headphones', facts: JSON.stringify(facts) };
  return (await asSeller(addProduct, { body })).product.id;
}

const factsIn = async (id: string, language: 'en' | 'th' | 'ja') =>
  (await api(getProduct, { params: { id, language } })).product.facts;

describe('the facts of a product type', () => {
  test('are answered in the language, with units and choices', async () => {
    const body = { product_type_id: 'smartphone', category_id: '1201', language: 'th' } as const;
    const { facts } = await api(listFactsOfType, { body });
    expect(facts.map(({ id }) => id)).toEqual(['storage', 'model', 'battery-health', 'sim-lock', 'defects']);
    expect(facts[0]).toMatchObject({
      name: 'ความจุ',
      type: 'number',
      units: [{ id: 'GB', symbol: 'GB' }, { id: 'TB' }],
    });
    expect(facts[3]?.choices[0]).toEqual({ id: 'unlocked', name: 'ปลดล็อกแล้ว' });
  });

  test('are those of the most usual type where only the category is known', async () => {
    const { facts } = await api(listFactsOfType, { body: { category_id: '8101' } });
    expect(facts.map(({ name }) => name)).toEqual(['Title', 'Author', 'Language', 'Binding', 'Edition']);
    expect((await api(listFactsOfType, { body: {} })).facts).toEqual([]);
  });
});

describe('the facts of a listing', () => {
  test('are published with it and answered in the reader’s language', async () => {
    const id = await publish();
    expect(await factsIn(id, 'ja')).toEqual([
      { ...{ id: 'battery-life', value: 30, unit: 'h', label: '連続使用時間', text: '30時間', other: null } },
      { ...{ id: 'model', value: 'WH-1000XM4', unit: null, label: '型番・モデル', text: 'WH-1000XM4', other: null } },
      { ...{ id: null, value: 'Anna', unit: null, label: 'Gravur', text: 'Anna', other: null } },
    ]);
  });

  test('are none for a client that knows nothing of them', async () => {
    const form = listingForm({ productUUID: await createAnalysis(db, sellerId) });
    const { product } = await asSeller(addProduct, { body: form });
    expect(await factsIn(product.id, 'en')).toEqual([]);
  });

  test('are refused with a sentence where they cannot be true, and nothing is published', async () => {
    await expect(publish([{ id: 'battery-life', value: 'long' }])).rejects.toThrow(
      'Battery life: please type a number, for example 12.5.',
    );
    await expect(publish('no list')).rejects.toThrow("The field 'facts' must be a list of at most 20 facts as JSON");
  });

  test('are changed by their seller alone, and other changes leave them as they are', async () => {
    const id = await publish();
    const facts = [{ id: 'battery-life', value: 24, unit: 'h' }];
    await expect(asOther(changeListing, { params: { id }, body: { facts } })).rejects.toMatchObject({
      code: 'product_not_found',
    });
    const { listing } = await asSeller(getOwnListing, { params: { id } });
    const { version } = listing;
    const changed = await asSeller(changeListing, { params: { id }, body: { facts, version } });
    expect(changed.listing.version).not.toBe(version);
    await asSeller(changeListing, { params: { id }, body: { stock: '3' } });
    expect(await factsIn(id, 'en')).toMatchObject([{ id: 'battery-life', text: '24 h' }]);
    await asSeller(changeListing, { params: { id }, body: { facts: [] } });
    expect(await factsIn(id, 'en')).toEqual([]);
  });

  test('are found by a search for their words and numbers', async () => {
    const id = await publish([
      { id: 'model', value: 'ZX-900Q' },
      { id: 'storage', value: 1, unit: 'TB' },
    ]);
    const found = async (q: string) => (await api(listProducts, { body: { q } })).products.map((product) => product.id);
    expect(await found('headphones ZX-900Q')).toContain(id);
    expect((await found('headphones 1000 GB'))[0]).toBe(id);
  });
});
