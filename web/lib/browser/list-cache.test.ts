import { beforeEach, describe, expect, test, vi } from 'vitest';
import { hourMs } from '../../../contracts/durations.ts';

let lists: typeof import('./list-cache.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  lists = await import('./list-cache.ts');
  window.history.replaceState(null, '', '/');
  return () => void vi.useRealTimers();
});

const url = new URL('http://shop.test/products/1000?q=lamp');
const list = (name: string) => ({ hasFailed: false, name });
const fetching = (name: string) => vi.fn(async () => list(name));
const goTo = (path: string) => window.history.replaceState(null, '', path);

describe('a cached list', () => {
  test('is fetched for the first visit', async () => {
    expect(await lists.getCachedOrFetch(url, fetching('first'))).toEqual(list('first'));
  });

  test('is used for Back with all its loaded pages, however old it is', async () => {
    await lists.getCachedOrFetch(url, fetching('first'));
    lists.cacheList(lists.cacheKey(url), list('grown'));
    vi.advanceTimersByTime(hourMs);
    goTo('/products/1000?q=lamp');
    const again = fetching('again');
    expect(await lists.getCachedOrFetch(url, again)).toEqual(list('grown'));
    expect(again).not.toHaveBeenCalled();
  });

  test('is used for a link for half a minute, and then fetched again', async () => {
    await lists.getCachedOrFetch(url, fetching('first'));
    vi.advanceTimersByTime(29_000);
    expect(await lists.getCachedOrFetch(url, fetching('second'))).toEqual(list('first'));
    vi.advanceTimersByTime(1_000);
    expect(await lists.getCachedOrFetch(url, fetching('third'))).toEqual(list('third'));
  });

  test('is not stored when it could not be fetched', async () => {
    const failed = { hasFailed: true, name: 'failed' };
    expect(await lists.getCachedOrFetch(url, async () => failed)).toBe(failed);
    lists.cacheList(lists.cacheKey(url), failed);
    expect(await lists.getCachedOrFetch(url, fetching('again'))).toEqual(list('again'));
  });

  test('is fetched again when the first request was aborted', async () => {
    const aborted = lists.getCachedOrFetch(url, () => Promise.reject(new DOMException('', 'AbortError')));
    const second = lists.getCachedOrFetch(url, fetching('second'));
    await expect(aborted).rejects.toThrow();
    expect(await second).toEqual(list('second'));
  });

  test('is evicted by newer lists beyond twenty', async () => {
    for (let shown = 0; shown <= 20; shown += 1) lists.cacheList(`/products/${shown}`, list(String(shown)));
    goTo('/products/0');
    expect(await lists.getCachedOrFetch(new URL('http://shop.test/products/0'), fetching('again'))).toEqual(
      list('again'),
    );
    goTo('/products/20');
    expect(await lists.getCachedOrFetch(new URL('http://shop.test/products/20'), fetching('again'))).toEqual(
      list('20'),
    );
  });
});
