import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { type InfiniteList, useInfiniteList } from './product-feed.tsx';
import type { ProductPage } from './product-pages.ts';

type FakeObserver = { notify: (intersections: boolean[]) => void; isObserving: boolean };
let observers: FakeObserver[] = [];

beforeEach(() => {
  observers = [];
  class Observer {
    isObserving = true;
    notify: FakeObserver['notify'];
    constructor(callback: (entries: object[]) => void) {
      this.notify = (intersections) => callback(intersections.map((isIntersecting) => ({ isIntersecting })));
      observers.push(this);
    }
    observe() {}
    disconnect() {
      this.isObserving = false;
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
  const active = () => observers.filter(({ isObserving }) => isObserving);
  const scrollToEnd = (intersections = [true]) => act(async () => active().at(-1)?.notify(intersections));
  return { now: () => list, active, scrollToEnd };
}

describe('an infinite list', () => {
  test('starts with the products of its page', async () => {
    const { now } = await openList(vi.fn());
    expect(ids(now())).toBe('ab');
    expect(now().lastAdded).toBe(0);
  });

  test('loads the next page when its end comes near, until the last page', async () => {
    const fetchAfter = vi.fn(async (cursor: string) =>
      cursor === '2'
        ? { products: products('c'), nextCursor: '3' }
        : { products: products('d', 'e'), nextCursor: null },
    );
    const { now, scrollToEnd, active } = await openList(fetchAfter);
    await scrollToEnd();
    expect(ids(now())).toBe('abc');
    expect(now().lastAdded).toBe(1);
    await scrollToEnd();
    expect(ids(now())).toBe('abcde');
    expect(active()).toEqual([]);
    expect(fetchAfter.mock.calls).toEqual([['2'], ['3']]);
  });

  test('uses the last of several intersection entries', async () => {
    const fetchAfter = vi.fn(async () => ({ products: products('c'), nextCursor: null }));
    const { scrollToEnd } = await openList(fetchAfter);
    await scrollToEnd([true, false]);
    expect(fetchAfter).not.toHaveBeenCalled();
    await scrollToEnd([false, true]);
    expect(fetchAfter).toHaveBeenCalledOnce();
  });

  test('keeps its products when the next page fails, and retries only on request', async () => {
    const errorLog = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const fetchAfter = vi.fn().mockRejectedValueOnce(new Error('offline'));
    const { now, scrollToEnd, active } = await openList(fetchAfter);
    await scrollToEnd();
    expect(ids(now())).toBe('ab');
    expect(active()).toEqual([]);
    fetchAfter.mockResolvedValue({ products: products('c'), nextCursor: null });
    await act(() => now().loadMore());
    expect(ids(now())).toBe('abc');
    errorLog.mockRestore();
  });

  test('stops loading automatically at a given length, so that the footer can be reached', async () => {
    const fetchAfter = vi.fn(async () => ({ products: products('c'), nextCursor: '3' }));
    const { now, active } = await openList(fetchAfter, { maxAutoLoaded: 2 });
    expect(active()).toEqual([]);
    await act(() => now().loadMore());
    expect(ids(now())).toBe('abc');
  });
});
