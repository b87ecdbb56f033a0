import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../tests/support/render-hook.tsx';
import { type InfiniteList, useInfiniteList } from './infinite-list.ts';
import type { ProductPage } from './product-pages.ts';

type Watcher = { tell: (seen: boolean[]) => void; isWatching: boolean };
let watchers: Watcher[] = [];

beforeEach(() => {
  watchers = [];
  class Observer {
    isWatching = true;
    tell: Watcher['tell'];
    constructor(onSeen: (moments: object[]) => void) {
      this.tell = (seen) => onSeen(seen.map((isIntersecting) => ({ isIntersecting })));
      watchers.push(this);
    }
    observe() {}
    disconnect() {
      this.isWatching = false;
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () => void vi.unstubAllGlobals();
});

const products = (...ids: string[]) => ids.map((id) => ({ id })) as unknown as ProductPage['products'];
const ids = (list: InfiniteList) => list.products.map(({ id }) => id).join('');
const first = { hasFailed: false, products: products('a', 'b'), nextCursor: '2' };

async function openList(fetchAfter: (cursor: string) => Promise<ProductPage>, options = {}) {
  let list = {} as InfiniteList;
  function Page() {
    list = useInfiniteList(first, fetchAfter, options);
    return <div ref={list.endRef} />;
  }
  await renderPage(<Page />);
  const watching = () => watchers.filter(({ isWatching }) => isWatching);
  const scrollToEnd = (seen = [true]) => act(async () => watching().at(-1)?.tell(seen));
  return { now: () => list, watching, scrollToEnd };
}

describe('a list that goes on', () => {
  test('begins with what its page was opened with', async () => {
    const { now } = await openList(vi.fn());
    expect(ids(now())).toBe('ab');
    expect(now().lastAdded).toBe(0);
  });

  test('adds the next page when its end comes near, until there is no more', async () => {
    const fetchAfter = vi.fn(async (cursor: string) =>
      cursor === '2'
        ? { products: products('c'), nextCursor: '3' }
        : { products: products('d', 'e'), nextCursor: null },
    );
    const { now, scrollToEnd, watching } = await openList(fetchAfter);
    await scrollToEnd();
    expect(ids(now())).toBe('abc');
    expect(now().lastAdded).toBe(1);
    await scrollToEnd();
    expect(ids(now())).toBe('abcde');
    expect(watching()).toEqual([]);
    expect(fetchAfter.mock.calls).toEqual([['2'], ['3']]);
  });

  test('goes by the last moment that a busy browser tells of', async () => {
    const fetchAfter = vi.fn(async () => ({ products: products('c'), nextCursor: null }));
    const { scrollToEnd } = await openList(fetchAfter);
    await scrollToEnd([true, false]);
    expect(fetchAfter).not.toHaveBeenCalled();
    await scrollToEnd([false, true]);
    expect(fetchAfter).toHaveBeenCalledOnce();
  });

  test('keeps what it has when the next page cannot be fetched, and asks again only when told to', async () => {
    const warned = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetchAfter = vi.fn().mockRejectedValueOnce(new Error('offline'));
    const { now, scrollToEnd, watching } = await openList(fetchAfter);
    await scrollToEnd();
    expect(ids(now())).toBe('ab');
    expect(watching()).toEqual([]);
    fetchAfter.mockResolvedValue({ products: products('c'), nextCursor: null });
    await act(() => now().loadMore());
    expect(ids(now())).toBe('abc');
    warned.mockRestore();
  });

  test('stops going on by itself at a length, so that the footer can be reached', async () => {
    const fetchAfter = vi.fn(async () => ({ products: products('c'), nextCursor: '3' }));
    const { now, watching } = await openList(fetchAfter, { maxAutoLoaded: 2 });
    expect(watching()).toEqual([]);
    await act(() => now().loadMore());
    expect(ids(now())).toBe('abc');
  });
});
