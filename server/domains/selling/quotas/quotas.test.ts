import { describe, expect, test } from 'vitest';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { analyzeAgain, uploadPhoto } from '../../../../contracts/selling/listing-analysis.ts';
import { addProduct } from '../../../../contracts/selling/listing-publishing.ts';
import { enhancePhoto, uploadPhotoToEdit } from '../../../../contracts/selling/photo-edits.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { drawPhoto } from '../../../../tests/support/photos/draw-photo.ts';
import { listingForm } from '../../../../tests/support/selling/listing-form.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { sellerFiles } from '../../../schema/selling/files.ts';
import { releaseSpace, reserveSpace } from './quotas.service.ts';

let now = new Date('2026-11-16T10:00:00Z');
const settings = { SELLER_STORAGE_MB: '1', UNPUBLISHED_PHOTOS: '3', ANALYSES_PER_DAY: '4' };
const { api, apiAs, db } = await buildTestApp({ settings, now: () => now });
const photo = await drawPhoto();

async function newSeller(email: string) {
  const { token, post } = await api(signUpSeller, { body: withEmail(email) });
  return { call: apiAs(token), id: Number(post.id) };
}

describe('a seller’s storage', () => {
  test('is used by uploads, photos of listings and edits, and refuses more with a message when it is full', async () => {
    const { call, id } = await newSeller('full@example.com');
    const { product } = await call(uploadPhoto, { file: photo });
    await call(addProduct, { body: listingForm(), file: photo });
    const { photo: uploaded } = await call(uploadPhotoToEdit, { file: photo });
    await call(enhancePhoto, { params: { id: uploaded.id } });
    expect(product.productUUID).toBeTruthy();
    expect(await db.$count(sellerFiles)).toBe(4);
    await reserveSpace(db, { storedMegabytes: 1000 }, { name: 'filler.webp', sellerId: id, bytes: 999_999 });
    const message =
      'Your photos take up all of your 1 MB. Please remove listings that you no longer need, and try again in some days.';
    const refused = { status: 409, code: 'storage_full', message };
    await expect(call(uploadPhoto, { file: photo })).rejects.toMatchObject(refused);
    await expect(call(uploadPhotoToEdit, { file: photo })).rejects.toMatchObject(refused);
    await expect(call(enhancePhoto, { params: { id: uploaded.id } })).rejects.toMatchObject(refused);
    await releaseSpace(db, ['filler.webp']);
    await call(uploadPhotoToEdit, { file: photo });
  });

  test('is not exceeded by concurrent uploads', async () => {
    const { id } = await newSeller('burst@example.com');
    const reservations = Array.from({ length: 10 }, (_, at) =>
      reserveSpace(db, { storedMegabytes: 1 }, { name: `burst-${at}.webp`, sellerId: id, bytes: 300_000 }),
    );
    const results = await Promise.allSettled(reservations);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });
});

describe('unpublished photos', () => {
  test('are limited, and publishing one allows another', async () => {
    const { call, id } = await newSeller('collector@example.com');
    const createdAt = new Date('2026-11-10T10:00:00Z');
    await db.insert(analyses).values([1, 2].map((at) => ({ sellerId: id, image: `old-${at}.webp`, createdAt })));
    const { product } = await call(uploadPhoto, { file: photo });
    await expect(call(uploadPhoto, { file: photo })).rejects.toMatchObject({
      status: 409,
      message:
        'You have 3 photos that no listing shows yet. Please publish one of them, or wait until the oldest is deleted on December 10.',
    });
    await call(addProduct, { body: listingForm({ productUUID: product.productUUID }) });
    await call(uploadPhoto, { file: photo });
  });
});

describe('analyses per day', () => {
  test('are limited per seller, and reset the next day', async () => {
    const { call } = await newSeller('curious@example.com');
    const { product } = await call(uploadPhoto, { file: photo });
    await call(uploadPhoto, { file: photo });
    await db.update(analyses).set({ model: 'fake' });
    await call(analyzeAgain, { params: product });
    await db.update(analyses).set({ model: 'fake' });
    await call(analyzeAgain, { params: product });
    await db.update(analyses).set({ model: 'fake' });
    const refused = {
      status: 429,
      message: 'These were all the analyses of one day. Please go on tomorrow, or fill in the listing yourself.',
    };
    await expect(call(analyzeAgain, { params: product })).rejects.toMatchObject(refused);
    await expect(call(uploadPhoto, { file: photo })).rejects.toMatchObject(refused);
    now = new Date('2026-11-17T00:00:01Z');
    await call(analyzeAgain, { params: product });
  });
});
