import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepRecord, listKept } from './kept-records.ts';
import { endSession, forgetSession, startSession } from './session.ts';

const stores = new Map<string, Map<string, Response>>();
const url = (key: string | { url: string }) => (typeof key === 'string' ? `https://shop.example${key}` : key.url);

beforeEach(() => {
  localStorage.clear();
  stores.clear();
  vi.stubGlobal('caches', {
    delete: async (name: string) => stores.delete(name),
    async open(name: string) {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return {
        put: async (key: string, value: Response) => void store.set(url(key), value),
        match: async (key: { url: string }) => store.get(url(key))?.clone(),
        delete: async (key: string | { url: string }) => store.delete(url(key)),
        keys: async () => [...store.keys()].map((address) => ({ url: address })),
      };
    },
  });
  return () => vi.unstubAllGlobals();
});

const signIn = (id: string) => startSession({ token: `token ${id}`, user_type: 'customer', post: { id } });
const kept = () => [...stores.values()].flatMap((store) => [...store.keys()]);

describe('what is kept for the offline page', () => {
  test('is listed with the newest first, by its name', async () => {
    signIn('1');
    await keepRecord('threads/7', 'seven');
    await keepRecord('cart', 'a cart');
    await keepRecord('threads/8', 'eight');
    await keepRecord('threads/7', 'seven again');
    expect(await listKept('threads/')).toEqual(['seven again', 'eight']);
  });

  test('is no more than thirty records', async () => {
    signIn('1');
    for (let thread = 1; thread <= 31; thread += 1) await keepRecord(`threads/${thread}`, thread);
    expect(await listKept('threads/')).toEqual(Array.from({ length: 30 }, (_, index) => 31 - index));
  });

  test('is gone after the log-out', async () => {
    signIn('1');
    await keepRecord('cart', 'a cart');
    endSession();
    await vi.waitFor(() => expect(kept()).toEqual([]));
  });

  test('is not shown to another account, which deletes it when it keeps something itself', async () => {
    signIn('1');
    await keepRecord('cart', 'a cart');
    forgetSession();
    expect(await listKept('cart')).toEqual([]);
    signIn('11');
    expect(await listKept('cart')).toEqual([]);
    await keepRecord('cart', 'another cart');
    expect(kept()).toEqual(['https://shop.example/kept/11/cart']);
  });

  test('is not kept by a request that ends after the log-out', async () => {
    signIn('1');
    const keeping = keepRecord('cart', 'a cart');
    endSession();
    await keeping;
    await vi.waitFor(() => expect(kept()).toEqual([]));
  });

  test('is nothing, without an error, where the browser has no such storage', async () => {
    vi.stubGlobal('caches', undefined);
    await keepRecord('cart', 'a cart');
    expect(await listKept('cart')).toEqual([]);
  });
});
