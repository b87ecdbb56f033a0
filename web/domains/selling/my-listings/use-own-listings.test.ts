import { act } from 'react';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  listOwnListings,
  type OwnListing,
  pauseListing,
  removeListing,
  restoreListing,
} from '../../../../contracts/selling/my-listings.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderHook } from '../../../../tests/support/render-hook.tsx';
import type { MyListingsQuery } from './own-listings.ts';
import { useListingActions } from './use-listing-actions.ts';
import { useOwnListings } from './use-own-listings.ts';

afterAll(() => void vi.resetModules());

const lamp = { id: '7', state: 'live', created_at: '2026-01-01T00:00:00.000Z' } as OwnListing;
const removed = { ...lamp, state: 'removed' } as OwnListing;
const params = { id: lamp.id };
const all: MyListingsQuery = { q: '', state: undefined };
let network: ReturnType<typeof fakeApi>;

beforeEach(() => {
  network = fakeApi();
  network.answer(listOwnListings, { listings: [lamp], next_cursor: null });
  network.answer(removeListing, { listing: removed, message: 'Listing removed' }, params);
  network.answer(restoreListing, { listing: lamp, message: 'Listing restored' }, params);
});

/** An answer that the test releases. */
function deferredAnswer(answer: object) {
  let release: () => void = () => undefined;
  const promise = new Promise<object>((resolve) => {
    release = () => resolve(answer);
  });
  return { answer: () => promise, release: () => act(async () => release()) };
}

async function open() {
  const page = await renderHook((query: MyListingsQuery) => {
    const list = useOwnListings(query);
    return { ...list, actions: useListingActions(list.replace) };
  }, all);
  const ids = () => page.result.current.page?.listings.map(({ id, state }) => `${id} ${state}`);
  const press = (name: string) => {
    const button = [...page.place.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    return act(async () => button?.click());
  };
  return { ...page, ids, press };
}

describe('the storefront', () => {
  test('removes a listing from the list, and Undo restores it', async () => {
    const { result, ids, press } = await open();
    await act(() => result.current.actions.remove(lamp));
    expect(ids()).toEqual([]);
    await press('Undo');
    expect(ids()).toEqual(['7 live']);
  });

  test('shows a listing in the Removed tab even when the tab was opened before the removal finished', async () => {
    const { result, ids, rerender } = await open();
    const removal = deferredAnswer({ listing: removed, message: 'Listing removed' });
    network.answer(removeListing, removal.answer, params);
    await act(async () => void result.current.actions.remove(lamp));
    const early = deferredAnswer({ listings: [], next_cursor: null });
    network.answer(listOwnListings, early.answer);
    await rerender({ q: '', state: 'removed' });
    network.answer(listOwnListings, { listings: [removed], next_cursor: null });
    await removal.release();
    await early.release();
    expect(ids()).toEqual(['7 removed']);
  });

  test('leaves the list unchanged and shows the server’s message when an action is refused', async () => {
    network.answer(pauseListing, { http: 409, message: 'This listing was removed.' }, params);
    const { result, ids, place } = await open();
    await act(() => result.current.actions.pause(lamp));
    expect(ids()).toEqual(['7 live']);
    expect(place.textContent).toContain('This listing was removed.');
    expect(result.current.actions.busyId).toBeNull();
  });

  test('marks a listing as busy while it is being changed', async () => {
    const { result } = await open();
    const removal = deferredAnswer({ listing: removed, message: '' });
    network.answer(removeListing, removal.answer, params);
    await act(async () => void result.current.actions.remove(lamp));
    expect(result.current.actions.busyId).toBe('7');
    await removal.release();
    expect(result.current.actions.busyId).toBeNull();
  });

  test('appends the next page without showing a listing twice', async () => {
    network.answer(listOwnListings, { listings: [lamp], next_cursor: 'next' });
    const { result, ids } = await open();
    network.answer(listOwnListings, { listings: [lamp, { ...lamp, id: '6' }], next_cursor: null });
    await act(() => result.current.loadMore());
    expect(ids()).toEqual(['7 live', '6 live']);
    expect(network.callsOf(listOwnListings)[1]?.body).toMatchObject({ cursor: 'next' });
  });

  test('shows why the list failed to load, and loads it on retry', async () => {
    network.answer(listOwnListings, { http: 503, message: 'Please try again in a moment.' });
    const { result, ids } = await open();
    expect(result.current).toMatchObject({ phase: 'failed', message: 'Please try again in a moment.' });
    network.answer(listOwnListings, { listings: [lamp], next_cursor: null });
    await act(async () => result.current.retry());
    expect(ids()).toEqual(['7 live']);
  });
});
