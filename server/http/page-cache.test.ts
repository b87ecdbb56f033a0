import { beforeEach, describe, expect, test } from 'vitest';
import { type CachedPage, createPageCache, type PageCache } from './page-cache.ts';

let now = 0;
let made = 0;
let cache: PageCache;

const page = (text: string, status = 200): CachedPage => ({
  status,
  headers: {},
  plain: Buffer.from(text),
  brotli: Buffer.alloc(0),
  gzip: Buffer.alloc(0),
});
const make = async () => {
  made += 1;
  return page(`page ${made}`);
};
const read = async (address = '/') => (await cache.get(address, make)).plain.toString();
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  now = 0;
  made = 0;
  cache = createPageCache({ freshMs: 10, staleMs: 50, maxBytes: 30, now: () => now });
});

describe('the cache of public pages', () => {
  test('makes a page once while it is fresh', async () => {
    expect(await read()).toBe('page 1');
    now = 10;
    expect(await read()).toBe('page 1');
  });

  test('serves a stale page at once and the renewed one next', async () => {
    await read();
    now = 20;
    expect(await read()).toBe('page 1');
    await settle();
    expect(await read()).toBe('page 2');
  });

  test('does not serve a page that is too old', async () => {
    await read();
    now = 1000;
    expect(await read()).toBe('page 2');
  });

  test('makes a page once for visitors who come together', async () => {
    expect(await Promise.all([read(), read(), read()])).toEqual(['page 1', 'page 1', 'page 1']);
  });

  test('forgets everything when a listing changes, and also what was being made at that moment', async () => {
    let finish: (value: CachedPage) => void = () => undefined;
    const slow = cache.get(
      '/',
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    cache.clear();
    finish(page('from before the change'));
    await slow;
    expect(await read()).toBe('page 1');
  });

  test('keeps no page that is not a success', async () => {
    await cache.get('/', async () => page('not found', 404));
    expect(await read()).toBe('page 1');
  });

  test('drops what was used least recently when memory is full', async () => {
    for (const address of ['/a', '/b', '/c', '/d', '/e']) await read(address);
    await read('/a');
    await read('/f');
    expect(await read('/a')).toBe('page 1');
    expect(await read('/b')).not.toBe('page 2');
  });

  test('goes on serving the stale page when renewing fails', async () => {
    await read();
    now = 20;
    const failing = () => Promise.reject(new Error('database away'));
    expect((await cache.get('/', failing)).plain.toString()).toBe('page 1');
    await settle();
    expect((await cache.get('/', failing)).plain.toString()).toBe('page 1');
  });
});
