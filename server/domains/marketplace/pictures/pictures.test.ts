import { Readable } from 'node:stream';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { waitFor } from '../../../../tests/support/expect/wait-for.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createPictureSizes } from './picture-sizes.service.ts';

const { server, storage, takeErrors } = await buildTestApp();
const get = (url: string) => server.inject({ url });

beforeAll(async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c2410c' } })
    .webp()
    .toBuffer();
  await storage.put('lamp.webp', photo, 'image/webp');
});

describe('a stored picture', () => {
  test('is served with an immutable cache header', async () => {
    const response = await get('/uploads/lamp.webp');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test('whose storage breaks off before the first byte is answered with a sentence that nobody caches', async () => {
    const broken = new Readable({ read: (): void => void broken.destroy(new Error('The storage is away.')) });
    vi.spyOn(storage, 'open').mockResolvedValueOnce({ stream: broken, bytes: 1000 });
    const response = await get('/uploads/lamp.webp');
    expect(response.statusCode).toBe(500);
    expect(response.headers['content-type']).toMatch('application/json');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json().message).toMatch(/^[A-Z].+\.$/);
    takeErrors();
  });

  test.each([
    ['/uploads/320/lamp.webp', 'webp', 320],
    ['/uploads/480/lamp.avif', 'heif', 480],
    ['/uploads/320/lamp.jpg', 'jpeg', 320],
  ])('is resized for %s on demand, and the result is stored', async (address, format, width) => {
    const response = await get(address);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width });
    expect(await storage.has(`sizes/${address.replace('/uploads/', '')}`)).toBe(true);
  });

  test('is resized again if the stored size is an empty file', async () => {
    await storage.put('sizes/800/lamp.webp', Buffer.alloc(0), 'image/webp');
    const response = await get('/uploads/800/lamp.webp');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800 });
  });

  test('is served to concurrent visitors', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/uploads/640/lamp.webp')));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
  });

  test('is shown as it was uploaded while other sizes are being made, and in its size as soon as that is made', async () => {
    const busy = Promise.withResolvers<void>();
    const slowStorage = {
      ...storage,
      put: async (...file: Parameters<typeof storage.put>) => {
        await busy.promise;
        return storage.put(...file);
      },
    };
    const openSize = createPictureSizes(slowStorage, 1, 50);
    const first = openSize({ stem: 'lamp', width: 320, format: 'avif' });
    const waiting = { stem: 'lamp', width: 480, format: 'webp' } as const;
    expect(await openSize(waiting)).toMatchObject({ extension: 'webp', isFinal: false });
    busy.resolve();
    expect(await first).toMatchObject({ extension: 'avif', isFinal: true });
    await waitFor(async () => expect(await openSize(waiting)).toMatchObject({ isFinal: true }));
    const noOriginal = openSize({ stem: 'none', width: 480, format: 'webp' });
    expect(await noOriginal).toBeNull();
  });

  test.each([
    '/uploads/333/lamp.webp',
    '/uploads/320/lamp.gif',
    '/uploads/320/none.webp',
    '/uploads/none.webp',
    '/uploads/..%2f..%2fetc%2fpasswd',
    '/uploads/320/..%2flamp.webp',
    '/uploads/lamp.webp%00.png',
    `/uploads/${'long'.repeat(80)}.webp`,
    `/uploads/320/${'long'.repeat(80)}.webp`,
    '/uploads/page.html',
    '/uploads/drawing.svg',
    '/uploads/lamp.webp.html',
  ])('is not served as %s', async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  });
});

describe('a missing picture', () => {
  test('is looked up once for repeated requests', async () => {
    const lookups: string[] = [];
    const countingStorage = {
      ...storage,
      open: (name: string) => {
        lookups.push(name);
        return storage.open(name);
      },
    };
    const { server: countingServer } = await buildTestApp({ storage: countingStorage });
    for (let round = 0; round < 5; round += 1) {
      expect((await countingServer.inject('/uploads/320/nothing.avif')).statusCode).toBe(404);
    }
    expect(lookups).toEqual(['sizes/320/nothing.avif', 'nothing.webp', 'nothing.jpg', 'nothing.png']);
  });

  test('counts against a rate limit per address', async () => {
    const { server: strict } = await buildTestApp({ storage, settings: { RATE_LIMIT: '3' } });
    const request = async (name: string, remoteAddress = '10.0.0.1') =>
      (await strict.inject({ url: `/uploads/${name}.webp`, remoteAddress })).statusCode;
    expect(await Promise.all(['one', 'two', 'three'].map((name) => request(name)))).toEqual([404, 404, 404]);
    expect(await request('four')).toBe(429);
    expect(await request('four', '10.0.0.2')).toBe(404);
    expect(await request('lamp', '10.0.0.2')).toBe(200);
  });
});
