import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { createApi } from '../../../../contracts/client/client.ts';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { adPictureSizes, adPictureTypes } from '../../../../contracts/selling/ad-picture-rules.ts';
import { makeAdPicture } from '../../../../contracts/selling/ad-pictures.ts';
import { expectEvery } from '../../../../tests/support/expect/expect-every.ts';
import { createProduct, createSeller } from '../../../../tests/support/factories.ts';
import { packageCache } from '../../../../tests/support/site/package-cache.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createFontLoader } from '../../../platform/documents/text-drawing/load-fonts.ts';
import type { Account } from '../../../platform/http/caller/account.ts';
import { installErrorHandler } from '../../../platform/http/errors.ts';
import { installRateLimit } from '../../../platform/http/rate-limit.ts';
import { createPackageFiles } from '../../../platform/package-files/package-files.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { productTexts } from '../../../schema/marketplace/listings.ts';
import { pictureRoutes } from '../../marketplace/pictures/pictures.routes.ts';
import { adPictureRoutes } from './ad-pictures.routes.ts';
import { createAdPictures } from './ad-pictures.service.ts';

const { database, db, storage } = await buildTestApp();
const loadFonts = createFontLoader(createPackageFiles({ cacheDir: packageCache }));

/** Names of stored pictures, to count how many were drawn. */
const stored: string[] = [];
const counting: Storage = {
  ...storage,
  put: (name, bytes, type) => {
    stored.push(name);
    return storage.put(name, bytes, type);
  },
};

const server = Fastify();
server.decorate('endpoints', []);
server.decorateRequest('isMultipart', () => false);
let caller: Account | null = null;
server.decorate('identify', async () => caller);
installErrorHandler(server);
installRateLimit(server, database.pool, 1_000_000);
pictureRoutes(server, { storage, concurrency: 1, missesPerMinute: 1000, isPrivateFile: () => false });
adPictureRoutes(server, { db, storage: counting, concurrency: 2, perMinute: 1000, megabytes: 100, loadFonts });
const api = createApi(async ({ method, path: address, body }) => {
  const response = await server.inject({
    method: method as 'POST',
    url: `${apiBase}${address}`,
    payload: body as object,
    headers: caller ? { authorization: 'a token' } : {},
  });
  return { status: response.statusCode, body: response.json() };
});
const make = (body: z.input<typeof makeAdPicture.body>) => api(makeAdPicture, { body });
const fetchPicture = async (address: string) => (await server.inject({ url: address })).rawPayload;

let product_id: string;
let owner: Account;

beforeAll(async () => {
  const lamp = '<rect width="600" height="600" fill="#dbe7fb"/><circle cx="300" cy="300" r="150" fill="#c2410c"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">${lamp}</svg>`;
  await storage.put('lamp.webp', await sharp(Buffer.from(svg)).webp().toBuffer(), 'image/webp');
  const { id } = await createSeller(db);
  owner = { id, role: 'seller', sessionId: 1, isDemo: false, reauthenticatedAt: null, hasVerifiedContact: true };
  const product = await createProduct(db, id, { title: 'Orange lamp', image: 'lamp.webp' });
  product_id = String(product.id);
  const thai = { title: 'โคมไฟสีส้ม', description: 'โคมไฟสำหรับโต๊ะทำงาน' };
  await db.insert(productTexts).values({ productId: product.id, language: 'th', ...thai });
  await make({ headline: 'Warm up' });
  await make({ product_id, language: 'th' });
}, 120_000);
afterAll(() => server.close());
beforeEach(() => {
  caller = owner;
});

describe('an ad picture', () => {
  test(
    'of every type and size is a JPEG of that size',
    () =>
      expectEvery(
        adPictureTypes.flatMap((type) => adPictureSizes.map((size) => [type, size] as const)),
        async (type, size) => {
          const { address, width, height } = await make({ product_id, type, size });
          expect(`${width}x${height}`).toBe(size);
          expect(address).toMatch(new RegExp(`^/uploads/ads/${product_id}-[0-9a-f]{40}\\.jpg$`));
          expect(await sharp(await fetchPicture(address)).metadata()).toMatchObject({ format: 'jpeg', width, height });
        },
      ),
    300_000,
  );

  test('is drawn once for concurrent and later requests', async () => {
    const before = stored.length;
    const together = await Promise.all(Array.from({ length: 5 }, () => make({ product_id, headline: 'For you' })));
    const later = await make({ product_id, headline: ' For you ' });
    expect(new Set([...together, later].map(({ address }) => address)).size).toBe(1);
    expect(stored.length - before).toBe(1);
  });

  test('has its own address for each language, headline, type, size and product', async () => {
    const requests = [
      { product_id },
      { product_id, language: 'th' },
      { product_id, headline: 'For you' },
      { product_id, type: 'T-shirt' },
      { product_id, size: '1024x1024' },
      { headline: 'For you' },
    ] as const;
    const made = await Promise.all(requests.map(make));
    expect(new Set(made.map(({ address }) => address)).size).toBe(requests.length);
  });

  test('falls back to the English text when the language has none', async () => {
    expect((await make({ product_id, language: 'ko' })).address).toBe((await make({ product_id })).address);
  });

  test('is drawn again in the right font once it is available', async () => {
    const request = { language: 'en', type: 'ad', size: '1024x1024', headline: 'Later' } as const;
    const offline = createFontLoader({ get: () => Promise.reject(new Error('no network')) });
    const pictures = createAdPictures({ db, storage, loadFonts: offline, concurrency: 1, megabytes: 100 });
    const makeshift = await pictures.make(request, null).finally(pictures.close);
    expect((await make(request)).address).not.toBe(`/uploads/${makeshift.name}`);
  });

  test.each([
    ['markup', '<span size="999999">big</span> & <b>bold'],
    ['a direction override', '\u202eevil\u202c'],
    ['control characters', 'a\u0000b\u001b[2Jc'],
    ['many combining marks', `e${'\u0301'.repeat(119)}`],
    ['one very long word', 'W'.repeat(120)],
    ['an unsupported script', 'Привет, мир'],
  ])('draws %s as plain text', async (_productType, headline) => {
    const { address } = await make({ headline, size: '1024x1024' });
    expect((await sharp(await fetchPicture(address)).stats()).channels[0]?.stdev).toBeGreaterThan(5);
  });

  test('has a custom headline only for the seller of the product', async () => {
    const title = (await make({ product_id })).address;
    const own = (await make({ product_id, headline: 'Stolen goods' })).address;
    expect(own).not.toBe(title);
    const others = [null, { ...owner, id: owner.id + 1 }, { ...owner, isDemo: true }];
    for (const other of others) {
      caller = other;
      expect((await make({ product_id, headline: 'Stolen goods' })).address).toBe(title);
    }
  });

  test('with a headline of emoji alone uses the title, or is refused without a product', async () => {
    expect((await make({ product_id, headline: '🔥🔥' })).address).toBe((await make({ product_id })).address);
    await expect(make({ headline: '🔥🔥' })).rejects.toMatchObject({
      status: 400,
      message: 'Please type a headline in letters or numbers.',
    });
  });

  test('is refused for an unknown product and an invalid headline or size', async () => {
    await expect(make({ product_id: '999999' })).rejects.toMatchObject({ status: 404 });
    await expect(make({ product_id: 'lamp' })).rejects.toMatchObject({ status: 404 });
    await expect(make({ headline: 'x'.repeat(121) })).rejects.toMatchObject({
      status: 400,
      message: 'Please keep the headline to 120 characters.',
    });
    await expect(make({})).rejects.toMatchObject({
      status: 400,
      message: 'Please choose a product or type a headline.',
    });
    await expect(make({ headline: 'a', size: '9x9' as '1024x1024' })).rejects.toMatchObject({ status: 400 });
  });
});
