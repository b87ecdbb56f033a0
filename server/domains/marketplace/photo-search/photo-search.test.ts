import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { closeAccount } from '../../../../contracts/identity/profile.ts';
import { listAlike, savePhotoLearning, searchByPhoto } from '../../../../contracts/marketplace/photo-search.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import {
  changeListing,
  pauseListing,
  removeListing,
  restoreListing,
} from '../../../../contracts/selling/my-listings.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { asFile, drawing, drawPhoto } from '../../../../tests/support/photos/draw-photo.ts';
import { fakeEncoding } from '../../../../tests/support/selling/fake-vision.ts';
import { createAnalysis, listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { photoEmbeddings } from '../../../schema/marketplace/photo-embeddings.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { readEmbedding, writeEmbedding } from './alike.service.ts';
import { embedBatch, startEncoding } from './embed-photos.service.ts';
import { findNeighbours } from './neighbours.service.ts';
import { saveEmbedding } from './photo-embeddings.service.ts';

const { api, apiAs, db, database, queue, storage } = await buildTestApp({
  settings: { PUBLISH_LIMIT: '1000000', PHOTO_SEARCH_LIMIT: '1000000' },
});
const password = 'papaya salad 7';

/** An embedding that differs from others by its seed, and a little from itself by `noise`. */
function embeddingOf(seed: number, noise = 0): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, at) => {
    const value = Math.sin((at + 1) * seed * 12.9898) + noise * Math.cos(at * 7.13);
    return Math.round(Math.max(-1, Math.min(1, value)) * 120) & 0xff;
  });
}

let count = 0;
async function newSeller() {
  count += 1;
  const { token, post } = await api(signUpSeller, { body: withEmail(`photo-${count}@example.com`) });
  return { call: apiAs(token), id: Number(post.id) };
}

async function publish(
  { call, id }: { call: Api; id: number },
  embedding: Uint8Array,
  categoryId = '1301',
  product_type_id = '',
): Promise<string> {
  const productUUID = await createAnalysis(db, id);
  await db.update(analyses).set({ embedding }).where(eq(analyses.uuid, productUUID));
  const category = { category_id: '', sub_category_id: '', super_sub_category_id: categoryId, product_type_id };
  return (await call(addProduct, { body: listingForm({ productUUID, ...category }) })).product.id;
}

const alikeIds = async (
  embedding: Uint8Array,
  given: { category_id?: string; limit?: number; cursor?: string } = {},
  ask = api,
) => {
  const { products, next_cursor } = await ask(listAlike, { body: { embedding: writeEmbedding(embedding), ...given } });
  return { ids: products.map(({ id }) => id), next_cursor };
};

/** Listings that look alike enough to teach; an embedding may share a band with unlike ones. */
const teachersOf = async (embedding: Uint8Array) =>
  (await findNeighbours(db, embedding)).filter(({ cosine }) => cosine > 0.5);

const rowOf = async (id: string) =>
  (
    await db
      .select()
      .from(photoEmbeddings)
      .where(eq(photoEmbeddings.productId, Number(id)))
  )[0];

describe('a published listing', () => {
  test('teaches the next analysis at once, with the category that the seller confirmed', async () => {
    const seller = await newSeller();
    const id = await publish(seller, embeddingOf(1), '3701');
    expect(await rowOf(id)).toMatchObject({ sellerId: seller.id, categoryId: 3701, learns: true });
    const [nearest] = await findNeighbours(db, embeddingOf(1, 0.2));
    expect(nearest).toMatchObject({ sellerId: seller.id, categoryId: 3701 });
    expect(nearest?.cosine).toBeGreaterThan(0.8);
  });

  test.each([
    ['the kind that the seller chose', 'beanie', 'beanie'],
    ['no kind where the seller chose one of another category', 'novel', null],
    ['no kind where the seller chose none', '', null],
  ])('teaches %s', async (_, productTypeId, taught) => {
    const id = await publish(await newSeller(), embeddingOf(30), '2501', productTypeId);
    expect((await rowOf(id))?.productTypeId).toBe(taught);
  });

  test('is found by photo in another process at once', async () => {
    const other = await buildTestApp({ database });
    const id = await publish(await newSeller(), embeddingOf(2));
    expect((await alikeIds(embeddingOf(2, 0.2), {}, other.api)).ids).toEqual([id]);
  });

  test('that moves to another category teaches that one', async () => {
    const { call, id: sellerId } = await newSeller();
    const id = await publish({ call, id: sellerId }, embeddingOf(3), '1301');
    await call(changeListing, { params: { id }, body: { super_sub_category_id: '3701' } });
    expect(await rowOf(id)).toMatchObject({ categoryId: 3701, productTypeId: null });
  });

  test('that is taken back teaches nothing and is not found, and comes back with an undo', async () => {
    const seller = await newSeller();
    const id = await publish(seller, embeddingOf(4));
    await seller.call(removeListing, { params: { id } });
    expect(await rowOf(id)).toBeUndefined();
    expect((await alikeIds(embeddingOf(4))).ids).toEqual([]);
    await seller.call(restoreListing, { params: { id } });
    expect((await alikeIds(embeddingOf(4))).ids).toEqual([id]);
  });

  test('that is paused is not found', async () => {
    const seller = await newSeller();
    const id = await publish(seller, embeddingOf(5));
    await seller.call(pauseListing, { params: { id } });
    expect((await alikeIds(embeddingOf(5))).ids).toEqual([]);
  });

  test('of a closed account leaves no embedding', async () => {
    const seller = await newSeller();
    const id = await publish(seller, embeddingOf(6));
    await seller.call(closeAccount, { body: { current_password: password } });
    expect(await rowOf(id)).toBeUndefined();
    expect(await teachersOf(embeddingOf(6))).toEqual([]);
  });
});

describe('a seller who does not want to improve recognition', () => {
  test('teaches nothing from then on, and is still found by photo', async () => {
    const seller = await newSeller();
    const before = await publish(seller, embeddingOf(7));
    expect(await seller.call(savePhotoLearning, { body: { improves_recognition: false } })).toMatchObject({
      improves_recognition: false,
    });
    const after = await publish(seller, embeddingOf(7, 0.1));
    expect(await teachersOf(embeddingOf(7))).toEqual([]);
    expect((await alikeIds(embeddingOf(7))).ids).toEqual([before, after]);
    await seller.call(savePhotoLearning, { body: { improves_recognition: true } });
    expect(await teachersOf(embeddingOf(7))).toHaveLength(2);
  });
});

describe('products that look like a photo', () => {
  test('come by category first and by likeness within it, a page at a time', async () => {
    const seller = await newSeller();
    const far = await publish(seller, embeddingOf(8, 0.4), '1301');
    const near = await publish(seller, embeddingOf(8, 0.1), '1301');
    const elsewhere = await publish(seller, embeddingOf(8), '3701');
    expect((await alikeIds(embeddingOf(8))).ids).toEqual([elsewhere, near, far]);
    const first = await alikeIds(embeddingOf(8), { category_id: '1301', limit: 2 });
    expect(first.ids).toEqual([near, far]);
    const second = await alikeIds(embeddingOf(8), { category_id: '1301', limit: 2, cursor: first.next_cursor ?? '' });
    expect(second).toEqual({ ids: [elsewhere], next_cursor: null });
  });

  test.each([
    ['a short code', { embedding: 'abc' }],
    ['no code', {}],
    ['a forged cursor', { embedding: writeEmbedding(embeddingOf(8)), cursor: 'bm9uc2Vuc2U' }],
  ])('are refused with a sentence for %s', async (_, body) => {
    await expect(api(listAlike, { body: body as { embedding: string } })).rejects.toMatchObject({ status: 400 });
  });

  test('are none for an unlike embedding and an unknown category', async () => {
    expect((await alikeIds(new Uint8Array(256), { category_id: '99' })).ids).toEqual([]);
  });
});

describe('search by photo', () => {
  const stored = async () => [await db.$count(analyses), await db.$count(photoEmbeddings)];

  test('is open to everyone, answers an embedding, a category and keeps nothing', async () => {
    const before = await stored();
    const seen = await api(searchByPhoto, { file: await drawPhoto() });
    expect(seen).toMatchObject({ category_id: '1301', is_sure: true });
    expect(readEmbedding(seen.embedding)).toHaveLength(256);
    const { token } = await api(signUpCustomer, { body: withEmail('looker@example.com') });
    expect((await apiAs(token)(searchByPhoto, { file: await drawPhoto() })).embedding).toBe(seen.embedding);
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['no file', async () => undefined, 400],
    ['text', async () => new Blob(['<svg></svg>']), 415],
    ['an empty file', async () => new Blob([]), 400],
    ['half a photo', async () => (await drawPhoto()).slice(0, 300), 400],
    ['a picture that cannot be shown', () => drawPhoto({ background: '#ff00ff' }), 400],
    ['too many pixels', async () => asFile(await drawing({ width: 8000, height: 8000 }).png().toBuffer()), 413],
  ])('refuses %s with a sentence', async (_, make, status) => {
    const file = await make();
    await expect(api(searchByPhoto, file ? { file } : {})).rejects.toMatchObject({ status });
  });

  test('is limited per address', async () => {
    const limited = await buildTestApp({ database, settings: { PHOTO_SEARCH_LIMIT: '1' } });
    const file = await drawPhoto();
    await limited.api(searchByPhoto, { file });
    await expect(limited.api(searchByPhoto, { file })).rejects.toMatchObject({ status: 429 });
  });
});

describe('listings without an embedding', () => {
  test('get one from a job that is started once, and demo goods teach nothing', async () => {
    const seller = await createSeller(db);
    const photo = await drawing({ background: '#16a34a' }).webp().toBuffer();
    await storage.put('uncoded.webp', photo, 'image/webp');
    const { id } = await createProduct(db, seller.id, { image: 'uncoded.webp' });
    const demo = await createProduct(db, seller.id, { image: 'uncoded.webp', isDemo: true });
    const lost = await createProduct(db, seller.id, { image: 'gone.webp' });

    await Promise.all([startEncoding(db, queue), startEncoding(db, queue)]);
    const waiting = `select count(*)::int as count from pgboss.job where name = 'embed-photos' and state < 'completed'`;
    expect((await database.pool.query(waiting)).rows).toEqual([{ count: 1 }]);

    const next: unknown[] = [];
    const fakeQueue = { enqueue: async (_: unknown, __: unknown, payload: unknown) => void next.push(payload) };
    const signal = new AbortController().signal;
    await embedBatch(db, fakeQueue, { storage, ...fakeEncoding }, { encoded: 0 }, signal);
    expect(await rowOf(String(id))).toMatchObject({ categoryId: 1101, learns: true });
    expect(await rowOf(String(demo.id))).toMatchObject({ learns: false });
    expect(await rowOf(String(lost.id))).toBeUndefined();
    expect(next).toHaveLength(1);
  });

  test('keep the first embedding when two processes encode the same photo', async () => {
    const { id } = await createProduct(db, (await createSeller(db)).id);
    await Promise.all([1, 2].map(() => saveEmbedding(db, id, { embedding: embeddingOf(9), productTypeId: null })));
    expect(await rowOf(String(id))).toMatchObject({ categoryId: 1101 });
  });
});
