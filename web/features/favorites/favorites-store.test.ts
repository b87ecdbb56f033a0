import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { listFavoriteIds, removeFavorite, saveFavorite } from '../../../contracts/favorites.ts';
import { fakeApi } from '../../../tests/support/fake-api.ts';
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

/** A store of a signed-in customer whose favourites were read. */
async function open(token = 'a-token') {
  const store = createFavoritesStore();
  store.setOwner(token);
  await vi.waitFor(() => expect(store.has('1')).toBe(true));
  return store;
}

/** An answer that comes when the test says so. */
function held(answer: object = {}) {
  const given = Promise.withResolvers<object>();
  return { answer: () => given.promise, give: () => given.resolve(answer) };
}

describe('a customer’s favourites', () => {
  test('are read once for an owner, and forgotten when nobody is signed in', async () => {
    const store = await open();
    store.setOwner('a-token');
    expect(network.callsOf(listFavoriteIds)).toHaveLength(1);
    expect(network.callsOf(listFavoriteIds)[0]?.headers.authorization).toBe('Bearer a-token');
    store.setOwner(null);
    expect(store.has('1')).toBe(false);
  });

  test('show a change before the server has answered, and tell everyone who listens', async () => {
    const store = await open();
    const listener = vi.fn();
    store.subscribe(listener);
    const answer = held();
    network.answer(saveFavorite, answer.answer, params);
    const saving = store.change('7', true);
    expect(store.has('7')).toBe(true);
    expect(store.isBusy()).toBe(true);
    expect(listener).toHaveBeenCalled();
    answer.give();
    await saving;
    expect(store.has('7')).toBe(true);
    expect(store.isBusy()).toBe(false);
  });

  test('take back a change that the server refuses, and say why', async () => {
    const store = await open();
    network.answer(saveFavorite, { http: 409, message: 'This product is no longer for sale.' }, params);
    await expect(store.change('7', true)).rejects.toThrow('This product is no longer for sale.');
    expect(store.has('7')).toBe(false);
    expect(postSignInFavorite.consume()).toBeNull();
  });

  test('end as they were pressed last, with one request at a time', async () => {
    const store = await open();
    const answer = held();
    network.answer(saveFavorite, answer.answer, params);
    const first = store.change('7', true);
    await store.change('7', false);
    await store.change('7', true);
    await store.change('7', false);
    expect(network.callsOf(saveFavorite, params)).toHaveLength(1);
    answer.give();
    await first;
    expect(network.callsOf(removeFavorite, params)).toHaveLength(1);
    expect(network.callsOf(saveFavorite, params)).toHaveLength(1);
    expect(store.has('7')).toBe(false);
  });

  test('ask nothing of the server for what is so already', async () => {
    const store = await open();
    await store.change('1', true);
    expect(network.callsOf(saveFavorite, { id: '1' })).toEqual([]);
  });

  test('remember for the next page what nobody answered', async () => {
    const store = await open();
    const answer = held();
    network.answer(saveFavorite, () => answer.answer().then(() => Promise.reject(new TypeError('page left'))), params);
    const saving = store.change('7', true);
    answer.give();
    await expect(saving).rejects.toThrow();
    expect(postSignInFavorite.consume()).toBe('7');
    await store.settled();
  });

  test('agree in every tab', async () => {
    const [here, there] = [await open(), await open()];
    await here.change('7', true);
    await vi.waitFor(() => expect(there.has('7')).toBe(true));
    await here.change('7', false);
    await vi.waitFor(() => expect(there.has('7')).toBe(false));
    here.setOwner(null);
    there.setOwner(null);
  });
});
