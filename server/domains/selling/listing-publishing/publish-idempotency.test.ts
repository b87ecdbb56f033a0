import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getProduct } from '../../../../contracts/marketplace/listings.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createAnalysis, type ListingForm, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { analyses } from '../../../schema/selling/analyses.ts';

const { api, apiAs, db } = await buildTestApp({ settings: { PUBLISH_LIMIT: '1000000' } });
let asSeller: Api;
let sellerId = 0;

beforeAll(async () => {
  const { token, post } = await api(signUpSeller, { body: withEmail('s@example.com') });
  asSeller = apiAs(token);
  sellerId = Number(post.id);
});

const draft = async (given: Partial<ListingForm> = {}) =>
  listingForm({ productUUID: await createAnalysis(db, sellerId), ...given });

const ownListings = () => db.$count(products, eq(products.sellerId, sellerId));

describe('publishing the same draft again', () => {
  test('with the same key returns the same listing', async () => {
    const form = await draft({ publish_key: randomUUID() });
    const { product: first } = await asSeller(addProduct, { body: form });
    const again = { ...form, productTitleEN: 'Changed in another tab', productUUID: '' };
    expect((await asSeller(addProduct, { body: again })).product).toEqual(first);
  });

  test('without a key makes a second listing', async () => {
    const form = await draft();
    const { product: first } = await asSeller(addProduct, { body: form });
    const { product: second } = await asSeller(addProduct, { body: form });
    expect(second.id).not.toBe(first.id);
    const image = async (id: string) =>
      (await api(getProduct, { params: { id, language: 'en' } })).product.productImage;
    expect(await image(second.id)).toBe(await image(first.id));
  });

  test('finds the photo by file name, URL or UUID', async () => {
    for (const name of ['named.webp', '/uploads/named.webp', 'https://shop.example/uploads/named.webp']) {
      const productUUID = await createAnalysis(db, sellerId);
      const image = name.replace('named', productUUID);
      await db
        .update(analyses)
        .set({ image: `${productUUID}.webp` })
        .where(eq(analyses.uuid, productUUID));
      for (const photo of [image, productUUID]) {
        const { product } = await asSeller(addProduct, { body: listingForm({ image: photo }) });
        const { productImage } = (await api(getProduct, { params: { id: product.id, language: 'en' } })).product;
        expect(productImage).toBe(`${productUUID}.webp`);
      }
    }
  });

  test('eight times concurrently makes one listing', async () => {
    const form = await draft({ publish_key: randomUUID() });
    const before = await ownListings();
    const answers = await Promise.all(Array.from({ length: 8 }, () => asSeller(addProduct, { body: form })));
    expect(new Set(answers.map(({ product }) => product.id)).size).toBe(1);
    expect(await ownListings()).toBe(before + 1);
  });

  test('does not match another seller’s draft', async () => {
    const form = await draft({ publish_key: randomUUID() });
    const { product } = await asSeller(addProduct, { body: form });
    const other = await api(signUpSeller, { body: withEmail('other@example.com') });
    const productUUID = await createAnalysis(db, Number(other.post.id));
    const theirs = await apiAs(other.token)(addProduct, { body: { ...form, productUUID } });
    expect(theirs.product.id).not.toBe(product.id);
  });
});
