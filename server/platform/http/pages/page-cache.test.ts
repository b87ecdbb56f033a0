import { beforeEach, describe, expect, test } from 'vitest';
import { type CachedPage, createPageCache, type PageCache } from './page-cache.ts';

let now = 0;
let renders = 0;
let cache: PageCache;

const page = (text: string, status = 200): CachedPage => ({
  status,
  headers: {},
  brotli: Buffer.alloc(0),
  gzip: Buffer.from(text),
});
const render = async () => {
  renders += 1;
  return page(`page ${renders}`);
};
const read = async (address = '/') => (await cache.get(address, render)).gzip.toString();
const settle = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  now = 0;
  renders = 0;
  cache = createPageCache({ freshMs: 10, staleMs: 50, maxBytes: 30, now: () => now });
});

describe('the cache of public pages', () => {
  test('renders a page once while it is fresh', async () => {
    expect(await read()).toBe('page 1');
    now = 10;
    expect(await read()).toBe('page 1');
  });

  test('keeps no more memory than the bytes of a page', async () => {
    const pooled = Buffer.from('a short page');
    expect(pooled.buffer.byteLength).toBeGreaterThan(pooled.length);
    await cache.get('/', async () => ({ ...page(''), brotli: pooled }));
    const { brotli, gzip } = await cache.get('/', render);
    expect(brotli.toString()).toBe('a short page');
    expect([brotli, gzip].map(({ buffer }) => buffer.byteLength)).toEqual([brotli.length, gzip.length]);
  });

  test('serves a stale page at once and the re-rendered one next', async () => {
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

  test('renders a page once for concurrent visitors', async () => {
    expect(await Promise.all([read(), read(), read()])).toEqual(['page 1', 'page 1', 'page 1']);
  });

  test('drops every page when a listing changes, also those being rendered at that moment', async () => {
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

  test('does not store a page with an error status', async () => {
    await cache.get('/', async () => page('not found', 404));
    expect(await read()).toBe('page 1');
  });

  test('evicts the least recently used page when it is full', async () => {
    for (const address of ['/a', '/b', '/c', '/d', '/e']) await read(address);
    await read('/a');
    await read('/f');
    expect(await read('/a')).toBe('page 1');
    expect(await read('/b')).not.toBe('page 2');
  });

  test('keeps serving the stale page when rendering fails', async () => {
    await read();
    now = 20;
    const failing = () => Promise.reject(new Error('database away'));
    expect((await cache.get('/', failing)).gzip.toString()).toBe('page 1');
    await settle();
    expect((await cache.get('/', failing)).gzip.toString()).toBe('page 1');
  });
});
