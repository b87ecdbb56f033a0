import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Storage } from '../server/providers/storage/storage.ts';
import { demoPhotos } from './photos.ts';
import { photoName, preparePhotos } from './prepare-photos.ts';

const storage = (names: string[]): Pick<Storage, 'has'> => ({ has: async (name) => names.includes(name) });

test('without a network the shop opens without photos and says so in one line', async () => {
  const said: string[] = [];
  const openTarball = () => Promise.reject(new Error('no network'));
  const photos = await preparePhotos({ storage: storage([]), log: (line) => said.push(line), openTarball });
  expect(photos.available).toEqual([]);
  expect(said).toEqual(['The demo photos could not be fetched; drawn pictures take their place.']);
});

test('photos that are stored are not fetched again', async () => {
  const openTarball = () => Promise.reject(new Error('must not be asked'));
  const names = demoPhotos.map(photoName);
  const photos = await preparePhotos({ storage: storage(names), log: () => undefined, openTarball });
  expect(photos.available).toEqual(demoPhotos);
});

test('a package that is not the right one gives no photos', async () => {
  const openTarball = (read: (tarball: Readable) => Promise<void>) => read(Readable.from([Buffer.alloc(2048)]));
  const photos = await preparePhotos({ storage: storage([]), log: () => undefined, openTarball });
  expect(photos.available).toEqual([]);
});
