import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listFavoriteIds, removeFavorite, saveFavorite } from '../../../../contracts/marketplace/favorites.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { createFavoritesStore } from './favorites-store.ts';
import { postSignInFavorite } from './post-sign-in-favorite.ts';

afterAll(() => void vi.resetModules());

const params = { id: '7' };
let network: ReturnType<typeof fakeApi>;

beforeEach(() => {
  sessionStorage.clear();
  network = fakeApi();
  network.answer(listFavoriteIds, { ids: ['1', '2'] });
  network.answer(saveFavorite, {}, params);
  network.answer(removeFavorite, {}, params);
});

/** A store of a signed-in customer whose favorites are loaded. */
async function open(token = 'a-token') {
  const store = createFavoritesStore();
  store.setOwner(token);
  await expect.poll(() => store.has('1')).toBe(true);
  return store;
}

/** An answer that the test releases. */
function deferredAnswer(answer: object = {}) {
  const deferred = Promise.withResolvers<object>();
  return { answer: () => deferred.promise, release: () => deferred.resolve(answer) };
}

describe('a customer’s favorites', () => {
  test('are loaded once for an owner and cleared after sign-out', async () => {
    const store = await open();
    store.setOwner('a-token');
    expect(network.callsOf(listFavoriteIds)).toHaveLength(1);
    expect(network.callsOf(listFavoriteIds)[0]?.headers.authorization).toBe('Bearer a-token');
    store.setOwner(null);
    expect(store.has('1')).toBe(false);
  });

  test('are no longer asked for after sign-out, when the server would refuse it', async () => {
    const store = createFavoritesStore();
    network.answer(listFavoriteIds, deferredAnswer().answer);
    store.setOwner('a-token');
    const { signal } = vi.mocked(fetch).mock.calls[0]?.[1] ?? {};
    expect(signal?.aborted).toBe(false);
    store.setOwner(null);
    expect(signal?.aborted).toBe(true);
  });

  test('show a change and notify listeners before the server has answered', async () => {
    const store = await open();
    const listener = vi.fn();
    store.subscribe(listener);
    const answer = deferredAnswer();
    network.answer(saveFavorite, answer.answer, params);
    const saving = store.change('7', true);
    expect(store.has('7')).toBe(true);
    expect(store.isBusy()).toBe(true);
    expect(listener).toHaveBeenCalled();
    answer.release();
    await saving;
    expect(store.has('7')).toBe(true);
    expect(store.isBusy()).toBe(false);
  });

  test('revert a change that the server refuses, with its message', async () => {
    const store = await open();
    network.answer(saveFavorite, { http: 409, message: 'This product is no longer for sale.' }, params);
    await expect(store.change('7', true)).rejects.toThrow('This product is no longer for sale.');
    expect(store.has('7')).toBe(false);
    expect(postSignInFavorite.consume()).toBeNull();
  });

  test('end in the last requested state, with one request at a time', async () => {
    const store = await open();
    const answer = deferredAnswer();
    network.answer(saveFavorite, answer.answer, params);
    const first = store.change('7', true);
    await store.change('7', false);
    await store.change('7', true);
    await store.change('7', false);
    expect(network.callsOf(saveFavorite, params)).toHaveLength(1);
    answer.release();
    await first;
    expect(network.callsOf(removeFavorite, params)).toHaveLength(1);
    expect(network.callsOf(saveFavorite, params)).toHaveLength(1);
    expect(store.has('7')).toBe(false);
  });

  test('send no request for a product that is saved already', async () => {
    const store = await open();
    await store.change('1', true);
    expect(network.callsOf(saveFavorite, { id: '1' })).toEqual([]);
  });

  test('store an unanswered change for the next page', async () => {
    const store = await open();
    const answer = deferredAnswer();
    network.answer(saveFavorite, () => answer.answer().then(() => Promise.reject(new TypeError('page left'))), params);
    const saving = store.change('7', true);
    answer.release();
    await expect(saving).rejects.toThrow();
    expect(postSignInFavorite.consume()).toBe('7');
    await store.settled();
  });

  test('are the same in every tab', async () => {
    const [here, there] = [await open(), await open()];
    await here.change('7', true);
    await expect.poll(() => there.has('7')).toBe(true);
    await here.change('7', false);
    await expect.poll(() => there.has('7')).toBe(false);
    here.setOwner(null);
    there.setOwner(null);
  });
});
