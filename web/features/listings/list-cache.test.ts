import { beforeEach, describe, expect, test, vi } from 'vitest';

let lists: typeof import('./list-cache.ts');

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  lists = await import('./list-cache.ts');
  window.history.replaceState(null, '', '/');
  return () => void vi.useRealTimers();
});

const shelf = new URL('http://shop.test/products/1000?q=lamp');
const list = (name: string) => ({ hasFailed: false, name });
const ask = (name: string) => vi.fn(async () => list(name));
const goTo = (path: string) => window.history.replaceState(null, '', path);

describe('a list that was shown', () => {
  test('is fetched for the first visit', async () => {
    expect(await lists.getCachedOrFetch(shelf, ask('first'))).toEqual(list('first'));
  });

  test('is recalled for Back as it has grown, however old it is', async () => {
    await lists.getCachedOrFetch(shelf, ask('first'));
    lists.cacheList(lists.cacheKey(shelf), list('grown'));
    vi.advanceTimersByTime(3_600_000);
    goTo('/products/1000?q=lamp');
    const again = ask('again');
    expect(await lists.getCachedOrFetch(shelf, again)).toEqual(list('grown'));
    expect(again).not.toHaveBeenCalled();
  });

  test('is fresh for a link for half a minute, and then fetched again', async () => {
    await lists.getCachedOrFetch(shelf, ask('first'));
    vi.advanceTimersByTime(29_000);
    expect(await lists.getCachedOrFetch(shelf, ask('second'))).toEqual(list('first'));
    vi.advanceTimersByTime(1_000);
    expect(await lists.getCachedOrFetch(shelf, ask('third'))).toEqual(list('third'));
  });

  test('is not remembered when it could not be fetched', async () => {
    const failed = { hasFailed: true, name: 'failed' };
    expect(await lists.getCachedOrFetch(shelf, async () => failed)).toBe(failed);
    lists.cacheList(lists.cacheKey(shelf), failed);
    expect(await lists.getCachedOrFetch(shelf, ask('again'))).toEqual(list('again'));
  });

  test('is fetched anew when the first request was called off', async () => {
    const calledOff = lists.getCachedOrFetch(shelf, () => Promise.reject(new DOMException('', 'AbortError')));
    const second = lists.getCachedOrFetch(shelf, ask('second'));
    await expect(calledOff).rejects.toThrow();
    expect(await second).toEqual(list('second'));
  });

  test('gives way to newer ones beyond twenty', async () => {
    for (let shown = 0; shown <= 20; shown += 1) lists.cacheList(`/products/${shown}`, list(String(shown)));
    goTo('/products/0');
    expect(await lists.getCachedOrFetch(new URL('http://shop.test/products/0'), ask('anew'))).toEqual(list('anew'));
    goTo('/products/20');
    expect(await lists.getCachedOrFetch(new URL('http://shop.test/products/20'), ask('anew'))).toEqual(list('20'));
  });
});
