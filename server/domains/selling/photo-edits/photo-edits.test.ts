import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Api } from '../../../../contracts/client/client.ts';
import { dayMs } from '../../../../contracts/durations.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { changeBackground, enhancePhoto, uploadPhotoToEdit } from '../../../../contracts/selling/photo-edits.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { asFile, drawPhoto } from '../../../../tests/support/photos/draw-photo.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { photoEdits } from '../../../schema/selling/photo-edits.ts';
import { sweepOldEdits } from './stored-edits.service.ts';

const { api, apiAs, db, server, storage } = await buildTestApp();
let asSeller: Api;
let asOther: Api;

beforeAll(async () => {
  asSeller = apiAs((await api(signUpSeller, { body: withEmail('malee@example.com') })).token);
  asOther = apiAs((await api(signUpSeller, { body: withEmail('other@example.com') })).token);
});

/** A photo of a dark article with a hole, on a background of this colour. */
async function article(ground = '#e8c39a', width = 400, height = 300): Promise<Blob> {
  const thing =
    '<rect x="120" y="80" width="160" height="140" fill="#222"/><rect x="195" y="145" width="6" height="6"/>';
  const svg = Buffer.from(
    `<svg width="400" height="300"><rect width="400" height="300" fill="${ground}"/>${thing}</svg>`,
  );
  return asFile(await sharp(svg).resize(width, height).jpeg({ quality: 95 }).toBuffer());
}

async function upload(file: Blob, as = asSeller) {
  return (await as(uploadPhotoToEdit, { file })).photo;
}

async function fetchPicture(address: string): Promise<Buffer> {
  return (await server.inject({ url: address })).rawPayload;
}

async function pixel(picture: Buffer, left: number, top: number): Promise<number[]> {
  const spot = sharp(picture).extract({ left, top, width: 1, height: 1 });
  return [...(await spot.removeAlpha().raw().toBuffer())];
}

async function contrastOf(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats();
  return channels[0]?.stdev ?? 0;
}

test('the URL of an edited picture reveals neither the photo’s nor the backdrop’s', async () => {
  const [photo, backdrop] = [await upload(await article()), await upload(await article())];
  const { picture } = await asSeller(enhancePhoto, { params: photo });
  const again = await asSeller(enhancePhoto, { params: photo });
  const onPhoto = await asSeller(changeBackground, { params: photo, body: { backdrop_id: backdrop.id } });
  const addresses = [picture, again.picture, onPhoto.picture].map(({ address }) => address);
  expect(new Set(addresses).size).toBe(3);
  for (const address of addresses) {
    expect(address).not.toContain(photo.id);
    expect(address).not.toContain(backdrop.id);
  }
});

describe('an enhanced photo', () => {
  test('has more contrast than the original, which is not changed', async () => {
    const dull = '<rect width="200" height="100" fill="#6e6e6e"/><rect width="100" height="100" fill="#8c8c8c"/>';
    const svg = Buffer.from(`<svg width="200" height="100">${dull}</svg>`);
    const photo = await upload(asFile(await sharp(svg).png().toBuffer()));
    const before = await fetchPicture(photo.address);
    const { picture } = await asSeller(enhancePhoto, { params: photo });
    const after = await fetchPicture(picture.address);
    expect(await contrastOf(after)).toBeGreaterThan((await contrastOf(before)) * 1.3);
    expect(await fetchPicture(photo.address)).toEqual(before);
  });

  test('is up to twice as large, and at most 2048 pixels', async () => {
    const small = await upload(await drawPhoto({ width: 300, height: 200 }));
    expect((await asSeller(enhancePhoto, { params: small })).picture).toMatchObject({ width: 600, height: 400 });
    const large = await upload(await drawPhoto({ width: 1600, height: 400 }));
    expect((await asSeller(enhancePhoto, { params: large })).picture).toMatchObject({ width: 2048, height: 512 });
  });

  test('loses a yellow cast, but green grass stays green', async () => {
    const cast = asFile(await sharp(await (await article('#f0eadc')).bytes()).toBuffer());
    const { picture } = await asSeller(enhancePhoto, { params: await upload(cast) });
    const [red = 0, , blue = 0] = await pixel(await fetchPicture(picture.address), 20, 20);
    expect(red - blue).toBeLessThan(0xf0 - 0xdc);
    const grass = await asSeller(enhancePhoto, { params: await upload(await article('#2f8f2f')) });
    const [r = 0, g = 0, b = 0] = await pixel(await fetchPicture(grass.picture.address), 20, 20);
    expect(g).toBeGreaterThan(Math.max(r, b) * 2);
  });

  test('is marked as edited in its name and EXIF', async () => {
    const { picture } = await asSeller(enhancePhoto, { params: await upload(await article()) });
    expect(picture.address).toMatch(/^\/uploads\/edits\/[0-9a-f-]{36}-edited\.jpg$/);
    const { exif } = await sharp(await fetchPicture(picture.address)).metadata();
    expect(exif?.toString('latin1')).toContain('Edited with Snapbazaar');
  });
});

describe('another background', () => {
  test('is white if white was chosen, and the article is kept', async () => {
    const photo = await upload(await article());
    const { picture } = await asSeller(changeBackground, { params: photo, body: { ground: 'white' } });
    const made = await fetchPicture(picture.address);
    expect(picture).toMatchObject({ width: 400, height: 300 });
    for (const [x, y] of [
      [5, 5],
      [395, 5],
      [20, 290],
    ] as const) {
      expect(Math.min(...(await pixel(made, x, y)))).toBeGreaterThan(250);
    }
    expect(Math.max(...(await pixel(made, 150, 120)))).toBeLessThan(60);
  });

  test('has a soft shadow under the article', async () => {
    const { picture } = await asSeller(changeBackground, {
      params: await upload(await article()),
      body: { ground: 'white' },
    });
    const [below = 0] = await pixel(await fetchPicture(picture.address), 200, 226);
    expect(below).toBeGreaterThan(140);
    expect(below).toBeLessThan(250);
  });

  test('can be a studio gradient, lighter at the top', async () => {
    const { picture } = await asSeller(changeBackground, {
      params: await upload(await article()),
      body: { ground: 'studio-grey' },
    });
    const made = await fetchPicture(picture.address);
    const [above = 0] = await pixel(made, 10, 10);
    const [below = 0] = await pixel(made, 10, 295);
    expect(above - below).toBeGreaterThan(30);
  });

  test('can be a picture of the seller’s own', async () => {
    const backdrop = await upload(await drawPhoto({ background: '#0f766e' }));
    const { picture } = await asSeller(changeBackground, {
      params: await upload(await article()),
      body: { backdrop_id: backdrop.id },
    });
    const [red = 255, green = 0] = await pixel(await fetchPicture(picture.address), 5, 5);
    expect(green - red).toBeGreaterThan(60);
  });

  test('is refused with a message if no article is found', async () => {
    const params = await upload(await drawPhoto({ background: '#f5f5f5' }));
    await expect(asSeller(changeBackground, { params, body: { ground: 'white' } })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining('No article stands out'),
    });
  });

  test.each([{}, { ground: 'white' as const, backdrop_id: crypto.randomUUID() }])(
    'must be exactly one: %o is refused',
    async (body) => {
      const params = { id: crypto.randomUUID() };
      await expect(asSeller(changeBackground, { params, body })).rejects.toMatchObject({
        status: 400,
        message: 'Please choose one background.',
      });
    },
  );
});

describe('a photo in Resources', () => {
  test('cannot be edited or used as a backdrop by another seller', async () => {
    const params = await upload(await article());
    const gone = { status: 404, message: 'This photo is no longer here. Please choose it again.' };
    await expect(asOther(enhancePhoto, { params })).rejects.toMatchObject(gone);
    const own = await upload(await article(), asOther);
    const body = { backdrop_id: params.id };
    await expect(asOther(changeBackground, { params: own, body })).rejects.toMatchObject(gone);
    await expect(api(enhancePhoto, { params })).rejects.toMatchObject({ status: 401 });
  });

  test('is checked like every upload', async () => {
    await expect(upload(new Blob(['no picture']))).rejects.toMatchObject({ status: 415 });
    await expect(upload(await drawPhoto({ background: '#ff00ff' }))).rejects.toMatchObject({ code: 'photo_unsafe' });
    await expect(asSeller(uploadPhotoToEdit)).rejects.toMatchObject({
      message: 'Please choose a photo of your product.',
    });
  });

  test('is deleted after seven days with its edits', async () => {
    const photo = await upload(await article());
    const { picture } = await asSeller(enhancePhoto, { params: photo });
    const files = [photo.address, picture.address].map((address) => address.replace('/uploads/', ''));
    const days = (count: number) => new Date(Date.now() + count * dayMs);
    await sweepOldEdits(db, storage, days(6));
    expect(await Promise.all(files.map((name) => storage.has(name)))).toEqual([true, true]);
    await sweepOldEdits(db, storage, days(8));
    expect(await Promise.all(files.map((name) => storage.has(name)))).toEqual([false, false]);
    expect(await db.select().from(photoEdits)).toEqual([]);
    await expect(asSeller(enhancePhoto, { params: photo })).rejects.toMatchObject({ status: 404 });
  });

  test('is rate-limited per minute', async () => {
    const { api, apiAs } = await buildTestApp({ settings: { PHOTO_EDIT_LIMIT: '1' } });
    const seller = apiAs((await api(signUpSeller, { body: withEmail('often@example.com') })).token);
    await upload(await article(), seller);
    await expect(upload(await article(), seller)).rejects.toMatchObject({ status: 429 });
  });
});
