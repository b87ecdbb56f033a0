import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hourMs } from '../../../../contracts/durations.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { adPictures } from '../../../schema/selling/files.ts';
import { removeOldAds, storeAd } from './stored-ads.service.ts';

const { db, storage } = await buildTestApp();
const { id: sellerId } = await createSeller(db);
const product = await createProduct(db, sellerId);
const bytes = new Uint8Array(400_000);
const newName = () => `ads/${randomBytes(20).toString('hex')}.jpg`;

async function store(productId: number | null): Promise<string> {
  const name = newName();
  await storeAd({ db, storage, megabytes: 1 }, { name, productId, bytes });
  return name;
}
const isStored = (names: string[]) => Promise.all(names.map((name) => storage.has(name)));

describe('stored ad pictures', () => {
  test('are deleted from the oldest on when they exceed their space', async () => {
    const names = [];
    for (let made = 0; made < 4; made += 1) names.push(await store(product.id));
    expect(await isStored(names)).toEqual([false, false, true, true]);
    expect(await db.$count(adPictures)).toBe(2);
  });

  test('of typed headlines are deleted after an hour, those of products after their days', async () => {
    await db.delete(adPictures);
    const names = [await store(null), await store(product.id)];
    const inHours = (hours: number) => ({ adDays: 7, now: new Date(Date.now() + hours * hourMs) });
    await removeOldAds(db, storage, inHours(0.9));
    expect(await isStored(names)).toEqual([true, true]);
    await removeOldAds(db, storage, inHours(1.1));
    expect(await isStored(names)).toEqual([false, true]);
    await removeOldAds(db, storage, inHours(7 * 24 + 1));
    expect(await isStored(names)).toEqual([false, false]);
  });

  test('are not stored for a product that was deleted meanwhile', async () => {
    const name = newName();
    const result = storeAd({ db, storage, megabytes: 1 }, { name, productId: 999_999, bytes });
    await expect(result).rejects.toMatchObject({ code: 'product_not_found' });
    expect(await storage.has(name)).toBe(false);
  });
});
