import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Storage } from '../../server/platform/storage/storage.ts';
import { demoPhotos } from './photos.ts';
import { photoName, preparePhotos } from './prepare-photos.ts';

const storage = (names: string[]): Pick<Storage, 'has'> => ({ has: async (name) => names.includes(name) });

test('without a network no photos are available and one line is logged', async () => {
  const logged: string[] = [];
  const openTarball = () => Promise.reject(new Error('no network'));
  const photos = await preparePhotos({ storage: storage([]), log: (line) => logged.push(line), openTarball });
  expect(photos.available).toEqual([]);
  expect(logged).toEqual(['The demo photos could not be fetched; drawn pictures take their place.']);
});

test('stored photos are not fetched again', async () => {
  const openTarball = () => Promise.reject(new Error('must not be called'));
  const names = demoPhotos.map(photoName);
  const photos = await preparePhotos({ storage: storage(names), log: () => undefined, openTarball });
  expect(photos.available).toEqual(demoPhotos);
});

test('a wrong package provides no photos', async () => {
  const openTarball = (read: (tarball: Readable) => Promise<void>) => read(Readable.from([Buffer.alloc(2048)]));
  const photos = await preparePhotos({ storage: storage([]), log: () => undefined, openTarball });
  expect(photos.available).toEqual([]);
});
