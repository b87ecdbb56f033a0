import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { productPhotos } from '../../../schema/marketplace/product-photos.ts';
import { reviews } from '../../../schema/marketplace/reviews.ts';
import { analyses } from '../../../schema/selling/analyses.ts';
import { sellerFiles } from '../../../schema/selling/files.ts';
import { photoEdits } from '../../../schema/selling/photo-edits.ts';
import { sweepFiles } from './sweep-files.service.ts';

const { db, storage } = await buildTestApp();
const [listed = '', analysed = '', reviewed = '', edited = '', copy = '', gone = '', further = '', waiting = ''] =
  Array.from({ length: 8 }, () => randomUUID());
const filesOf = (photo: string) => [`${photo}.webp`, `sizes/320/${photo}.avif`];

const hash = 'a1'.repeat(20);
let adOfListed = '';

const inUse = [
  ...filesOf(listed),
  ...filesOf(analysed),
  ...filesOf(further),
  ...filesOf(reviewed),
  `edits/${edited}.webp`,
  `edits/${copy}-edited.jpg`,
  'demo-0123456789abcdef0123.webp',
  'sizes/640/demo-0123456789abcdef0123.webp',
];
const unused = [...filesOf(gone), `edits/${gone}.webp`, `edits/${gone}-edited.jpg`, `ads/999999-${hash}.jpg`];
const waitingFiles = filesOf(waiting);
const adOfWords = `ads/${hash}.jpg`;
const all = () => [...inUse, ...waitingFiles, ...unused, adOfListed, adOfWords].sort();

async function listStored(): Promise<string[]> {
  const names: string[] = [];
  for await (const batch of storage.list()) names.push(...batch);
  return names.sort();
}

function sweep(inDays: number, signal?: AbortSignal): Promise<void> {
  const now = new Date(Date.now() + inDays * dayMs);
  return sweepFiles(db, storage, { adDays: 7, unpublishedDays: 30, now, ...(signal ? { signal } : {}) });
}

beforeAll(async () => {
  const { id: sellerId } = await createSeller(db);
  const product = await createProduct(db, sellerId, { image: `${listed}.webp` });
  adOfListed = `ads/${product.id}-${hash}.jpg`;
  await db.insert(productPhotos).values({ productId: product.id, place: 1, image: `${further}.webp` });
  await db.insert(sellerFiles).values({ name: `${waiting}.webp`, sellerId, bytes: 1 });
  await db.insert(analyses).values({ sellerId, image: `${analysed}.webp` });
  await db.insert(photoEdits).values({
    uuid: edited,
    sellerId,
    files: [`edits/${edited}.webp`, `edits/${copy}-edited.jpg`],
    createdAt: new Date(),
  });
  const line = { sellerId, customerId: sellerId, productId: product.id, orderLineId: 1, stars: 5, text: '' };
  await db.insert(reviews).values({ ...line, language: 'en', photo: `${reviewed}.webp`, createdAt: new Date() });
  for (const name of all()) await storage.put(name, Buffer.from('x'), 'image/webp');
});

describe('the daily sweep of stored files', () => {
  test('keeps files stored within the last day', async () => {
    await sweep(0.9);
    expect(await listStored()).toEqual(all());
  });

  test('stops when it is aborted', async () => {
    await expect(sweep(2, AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await listStored()).toEqual(all());
  });

  test('removes files that no row refers to, and keeps files in use', async () => {
    await sweep(1.1);
    expect(await listStored()).toEqual([...inUse, ...waitingFiles, adOfListed].sort());
  });

  test('removes ad pictures after their retention period', async () => {
    await sweep(7.1);
    expect(await listStored()).toEqual([...inUse, ...waitingFiles].sort());
  });

  test('removes photos that no listing has shown for as long as they are kept', async () => {
    await sweep(30.1);
    expect(await listStored()).toEqual(inUse.toSorted());
  });
});
