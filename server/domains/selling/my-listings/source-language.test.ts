import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { changeListing, getOwnListing, listOwnListings } from '../../../../contracts/selling/my-listings.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createAnalysis, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { api, apiAs, db } = await buildTestApp();
let asSeller: Api;
let sellerId = 0;

beforeAll(async () => {
  const { token, post } = await api(signUpSeller, { body: withEmail('source@example.com') });
  asSeller = apiAs(token);
  sellerId = Number(post.id);
});

async function publish({ source_language }: { source_language: Language }): Promise<string> {
  const body = listingForm({ productUUID: await createAnalysis(db, sellerId), source_language });
  return (await asSeller(addProduct, { body })).product.id;
}

const at = (id: string) => ({ params: { id } });
const stale = async (id: string) => (await asSeller(getOwnListing, at(id))).listing.stale_languages;

describe('changing a listing', () => {
  test('in its source language marks the other six, English among them, and changing English marks nothing', async () => {
    const id = await publish({ source_language: 'th' });
    const { listing } = await asSeller(getOwnListing, at(id));
    expect(listing.source_language).toBe('th');
    const texts = { en: { title: 'Velvet headphones', description: 'Soft.' } };
    await asSeller(changeListing, { ...at(id), body: { texts } });
    expect(await stale(id)).toEqual([]);
    await asSeller(changeListing, { ...at(id), body: { texts: { th: { title: 'หูฟังกำมะหยี่', description: 'นุ่ม' } } } });
    expect((await stale(id)).sort()).toEqual(['en', 'es', 'ja', 'ko', 'vi', 'zh']);
  });

  test('in its source language and in English together leaves English up to date', async () => {
    const id = await publish({ source_language: 'ko' });
    const texts = { en: { title: 'New', description: 'New.' }, ko: { title: '새것', description: '새것' } };
    const { listing } = await asSeller(changeListing, { ...at(id), body: { texts } });
    expect(listing.stale_languages.sort()).toEqual(['es', 'ja', 'th', 'vi', 'zh']);
    const [own] = (await asSeller(listOwnListings, { body: {} })).listings;
    expect(own).toMatchObject({ id, source_language: 'ko' });
  });
});
