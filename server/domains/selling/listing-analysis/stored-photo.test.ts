import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getAnalysis, uploadPhoto } from '../../../../contracts/selling/listing-analysis.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { asFile, drawing } from '../../../../tests/support/photos/draw-photo.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { api, apiAs, storage } = await buildTestApp();
let asSeller: Api;

beforeAll(async () => {
  const body = withEmail('malee@example.com');
  asSeller = apiAs((await api(signUpSeller, { body })).token);
});

/** Uploads a photo and reads the stored file. */
async function storedPhoto(bytes: Uint8Array): Promise<Buffer> {
  const { product: params } = await asSeller(uploadPhoto, { file: asFile(bytes) });
  const [record] = (await asSeller(getAnalysis, { params })).product;
  const file = await storage.open(record?.productImage ?? '');
  return Buffer.concat((await file?.stream.toArray()) ?? []);
}

describe('a stored photo', () => {
  test('is upright, carries no metadata and is WebP', async () => {
    const original = await drawing({ width: 300, height: 200 })
      .jpeg()
      .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 45/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const metadata = await sharp(await storedPhoto(original)).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 200, height: 300, space: 'srgb' });
    for (const field of ['exif', 'xmp', 'iptc', 'icc', 'orientation'] as const) expect(metadata[field]).toBeUndefined();
  });

  test('is at most 2048 pixels wide or high', async () => {
    const large = await drawing({ width: 4000, height: 1000 }).png().toBuffer();
    expect(await sharp(await storedPhoto(large)).metadata()).toMatchObject({ width: 2048, height: 512 });
  });

  test('has the colours of the original in sRGB, whatever its colour space', async () => {
    const colour = { r: 30, g: 160, b: 90 };
    const flat = sharp({ create: { width: 64, height: 64, channels: 3, background: colour } });
    for (const original of [
      await flat.clone().withIccProfile('p3').jpeg({ quality: 100 }).toBuffer(),
      await flat.clone().toColourspace('rgb16').png().toBuffer(),
    ]) {
      const { channels } = await sharp(await storedPhoto(original)).stats();
      const means = channels.map(({ mean }) => Math.round(mean));
      for (const [index, value] of Object.values(colour).entries()) {
        expect(Math.abs((means[index] ?? 0) - value), `${means}`).toBeLessThan(6);
      }
    }
  });

  test('has a white background instead of transparency', async () => {
    const clear = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    expect((await sharp(await storedPhoto(clear)).stats()).channels.map(({ mean }) => Math.round(mean))).toEqual([
      255, 255, 255,
    ]);
  });

  test.each([
    ['PNG', () => drawing().png().toBuffer()],
    ['WebP', () => drawing().webp().toBuffer()],
    ['still GIF', () => drawing().gif().toBuffer()],
    ['progressive JPEG', () => drawing().jpeg({ progressive: true }).toBuffer()],
    ['CMYK JPEG', () => drawing().toColourspace('cmyk').jpeg().toBuffer()],
    ['grey PNG', () => drawing().greyscale().png().toBuffer()],
  ])('can come from a %s', async (_, make) => {
    expect((await sharp(await storedPhoto(await make())).metadata()).width).toBe(640);
  });
});
