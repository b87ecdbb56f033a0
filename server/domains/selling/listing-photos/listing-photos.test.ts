import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getProduct } from '../../../../contracts/marketplace/listings.ts';
import { uploadListingPhoto } from '../../../../contracts/selling/listing-photos.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { changeListing, getOwnListing } from '../../../../contracts/selling/my-listings.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { asFile, drawing, drawPhoto } from '../../../../tests/support/photos/draw-photo.ts';
import { jpegWithScans } from '../../../../tests/support/photos/photo-bombs.ts';
import { fakeEncoding } from '../../../../tests/support/selling/fake-vision.ts';
import { listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { photoEmbeddings } from '../../../schema/marketplace/photo-embeddings.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { embedBatch } from '../../marketplace/photo-search/embed-photos.service.ts';
import { collectSellingData } from '../account-data/collect-personal-data.service.ts';
import { findAnalysedPhoto } from '../listing-analysis/publication.service.ts';

const { api, apiAs, db, database, storage } = await buildTestApp({ settings: { UPLOAD_LIMIT: '1000' } });
const unknown = 'One of these photos is no longer here. Please remove it and add it again.';
let asSeller: Api;
let asOther: Api;
let sellerId = 0;
let [front, side, back] = ['', '', ''];

beforeAll(async () => {
  const { token, post } = await api(signUpSeller, { body: withEmail('malee@example.com') });
  [asSeller, sellerId] = [apiAs(token), Number(post.id)];
  asOther = apiAs((await api(signUpSeller, { body: withEmail('chen@example.com') })).token);
});

beforeEach(async () => {
  front = await upload('#1d4ed8');
  side = await upload('#16a34a');
  back = await upload('#c2410c');
});

const upload = async (background: string, as = asSeller) =>
  (await as(uploadListingPhoto, { file: await drawPhoto({ background, width: 64, height: 64 }) })).photo.image;

async function publish(photos: string[]): Promise<string> {
  return (await asSeller(addProduct, { body: listingForm({ photos }) })).product.id;
}

const shown = async (id: string) => (await api(getProduct, { params: { id, language: 'en' } })).product;
const own = async (id: string) => (await asSeller(getOwnListing, { params: { id } })).listing;
const arrange = (id: string, photos: string[], version?: string) =>
  asSeller(changeListing, { params: { id }, body: { photos, ...(version ? { version } : {}) } });

describe('a listing with several photos', () => {
  test('shows them in the order that the seller gave, the first as its cover', async () => {
    const id = await publish([side, front, back, side]);
    expect(await shown(id)).toMatchObject({ productImage: side, images: [side, front, back] });
    expect((await own(id)).photos).toEqual([side, front, back]);
  });

  test('is published with one by a client that knows of one', async () => {
    const { product } = await asSeller(addProduct, { body: listingForm(), file: await drawPhoto() });
    const { productImage, images } = await shown(product.id);
    expect(images).toEqual([productImage]);
  });

  test('gets further ones, loses some and changes their order after it was published', async () => {
    const id = await publish([front]);
    await arrange(id, [front, side, back]);
    expect((await shown(id)).images).toEqual([front, side, back]);
    const { listing } = await arrange(id, [back, front]);
    expect(listing).toMatchObject({ productImage: back, photos: [back, front] });
    expect(await shown(id)).toMatchObject({ productImage: back, images: [back, front] });
  });

  test('keeps them where the same order is sent twice or other fields are changed', async () => {
    const id = await publish([front, side]);
    const first = await arrange(id, [side, front]);
    expect((await arrange(id, [side, front])).listing.version).toBe(first.listing.version);
    await asSeller(changeListing, { params: { id }, body: { suggestedPrice: '12' } });
    expect((await shown(id)).images).toEqual([side, front]);
  });

  test('has its order from one of two tabs that change it at once', async () => {
    const id = await publish([front, side, back]);
    const { version } = await own(id);
    const tries = [arrange(id, [side, front, back], version), arrange(id, [back, front], version)];
    const results = await Promise.allSettled(tries);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toMatchObject([{ status: 409, code: 'listing_changed' }]);
  });

  test.each([
    ['none', () => []],
    ['eleven', () => Array.from({ length: 11 }, (_, index) => `${index}.webp`)],
  ])('cannot have %s, and keeps what it has', async (_count, photos) => {
    const id = await publish([front, side]);
    const message = expect.stringMatching(/^The field 'photos' must be the names of 1 to 10 photos in their order, .+/);
    await expect(arrange(id, photos())).rejects.toMatchObject({ status: 400, message });
    expect((await shown(id)).images).toEqual([front, side]);
  });

  test('cannot show a photo of another seller, an edited picture or one that is not there', async () => {
    const id = await publish([front]);
    const theirs = await upload('#7c3aed', asOther);
    for (const name of [theirs, 'edits/0b7a3c1e-58f4-4c1c-9d0e-2f5a0f3c9d11.webp', '../secret.webp', 'x.webp']) {
      await expect(arrange(id, [front, name])).rejects.toMatchObject({ status: 400, message: unknown });
      await expect(publish([name])).rejects.toMatchObject({ status: 400, message: unknown });
    }
    await expect(asOther(changeListing, { params: { id }, body: { photos: [theirs] } })).rejects.toMatchObject({
      status: 404,
    });
    expect((await shown(id)).images).toEqual([front]);
  });
});

describe('a photo for a listing', () => {
  test.each([
    ['an unsafe one', async () => asFile(await drawing({ background: '#ff00ff' }).png().toBuffer()), 'photo_unsafe'],
    ['a program', async () => new Blob(['<svg onload="alert(1)"/>']), 'photo_type'],
    ['one that takes too long', async () => asFile(await jpegWithScans(7000, 7000, 400)), 'photo_too_costly'],
  ])('is refused where it is %s, and the good ones beside it are kept', async (_what, make, code) => {
    await expect(asSeller(uploadListingPhoto, { file: await make() })).rejects.toMatchObject({ code });
    const id = await publish([front, await upload('#0f766e')]);
    expect((await shown(id)).images).toHaveLength(2);
  });

  test('counts among those that no listing shows until one does', async () => {
    const strict = await buildTestApp({ database, settings: { UNPUBLISHED_PHOTOS: '2' } });
    const { token } = await strict.api(signUpSeller, { body: withEmail('mai@example.com') });
    const asMai = strict.apiAs(token);
    const photos = [await upload('#111111', asMai), await upload('#222222', asMai)];
    await expect(upload('#333333', asMai)).rejects.toMatchObject({ code: 'too_many_unpublished' });
    await asMai(addProduct, { body: listingForm({ photos }) });
    expect(await upload('#333333', asMai)).toMatch(/\.webp$/);
  });
});

test('search by photo follows the cover, and what the article is stays known', async () => {
  const analysis = { sellerId, image: front, embedding: new Uint8Array(256).fill(9) };
  const [{ uuid } = { uuid: '' }] = await db.insert(analyses).values(analysis).returning();
  expect(await findAnalysedPhoto(db, sellerId, uuid)).toMatchObject({ image: front });
  const body = listingForm({ productUUID: uuid, photos: [front, side], product_type_id: 'over-ear-headphones' });
  const { id } = (await asSeller(addProduct, { body })).product;
  const codeOf = async () =>
    (
      await db
        .select()
        .from(photoEmbeddings)
        .where(eq(photoEmbeddings.productId, Number(id)))
    )[0];
  const before = await codeOf();
  await arrange(id, [side, front]);
  const jobs = `select data from pgboss.job where name = 'embed-photos' and data->>'productId' = '${id}'`;
  const { rows } = await database.pool.query(jobs);
  expect(rows).toEqual([{ data: { productId: Number(id), encoded: 0 } }]);
  const idle = { enqueue: async () => undefined };
  await embedBatch(db, idle, { storage, ...fakeEncoding }, rows[0].data, new AbortController().signal);
  const after = await codeOf();
  expect(after?.productTypeId).toBe(before?.productTypeId);
  expect(after?.embedding).not.toEqual(before?.embedding);
});

test('the download of personal data has all photos of a listing', async () => {
  const id = await publish([front, side, back]);
  const { listings } = await collectSellingData(db, sellerId);
  const all: { id: number }[] = [];
  for await (const one of listings as AsyncIterable<{ id: number }>) all.push(one);
  const listing = all.find((one) => one.id === Number(id));
  expect(listing).toMatchObject({ image: front, furtherPhotos: [side, back] });
});
