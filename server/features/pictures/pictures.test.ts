import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp } from '../../../tests/support/test-app.ts';

const { server, storage } = await buildTestApp();
const get = (url: string) => server.inject({ url });

beforeAll(async () => {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c2410c' } })
    .webp()
    .toBuffer();
  await storage.put('lamp.webp', photo, 'image/webp');
});

describe('a stored picture', () => {
  test('is served for ever under its name', async () => {
    const response = await get('/uploads/lamp.webp');
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test.each([
    ['/uploads/320/lamp.webp', 'webp', 320],
    ['/uploads/480/lamp.avif', 'heif', 480],
  ])('is made in the size of %s on demand, and kept', async (address, format, width) => {
    const response = await get(address);
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width });
    expect(await storage.has(`sizes/${address.replace('/uploads/', '')}`)).toBe(true);
  });

  test('is made again in a size of which a full disk kept nothing', async () => {
    await storage.put('sizes/800/lamp.webp', Buffer.alloc(0), 'image/webp');
    const response = await get('/uploads/800/lamp.webp');
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 800 });
  });

  test('is made once for visitors who come together', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get('/uploads/640/lamp.webp')));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
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
  ])('is not to be had as %s', async (address) => {
    expect((await get(address)).statusCode).toBe(404);
  });
});

describe('a picture that is not there', () => {
  test('is looked for once in a while, however often it is asked for', async () => {
    const looked: string[] = [];
    const watched = {
      ...storage,
      open: (name: string) => {
        looked.push(name);
        return storage.open(name);
      },
    };
    const { server: watching } = await buildTestApp({ storage: watched });
    for (let round = 0; round < 5; round += 1) {
      expect((await watching.inject('/uploads/320/nothing.avif')).statusCode).toBe(404);
    }
    expect(looked).toEqual(['sizes/320/nothing.avif', 'nothing.webp', 'nothing.jpg', 'nothing.png']);
  });

  test('counts against a limit for each address', async () => {
    const { server: strict } = await buildTestApp({ storage, settings: { RATE_LIMIT: '3' } });
    const ask = async (name: string, remoteAddress = '10.0.0.1') =>
      (await strict.inject({ url: `/uploads/${name}.webp`, remoteAddress })).statusCode;
    expect(await Promise.all(['one', 'two', 'three'].map((name) => ask(name)))).toEqual([404, 404, 404]);
    expect(await ask('four')).toBe(429);
    expect(await ask('four', '10.0.0.2')).toBe(404);
    expect(await ask('lamp', '10.0.0.2')).toBe(200);
  });
});
