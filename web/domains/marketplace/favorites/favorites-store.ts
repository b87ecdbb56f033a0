import { useEffect, useSyncExternalStore } from 'react';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { listFavoriteIds, removeFavorite, saveFavorite } from '../../../../contracts/marketplace/favorites.ts';
import { api } from '../../../lib/api/api.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { readSession, useSession } from '../../identity/session/session.ts';
import { trackEvent } from '../events/track-event.ts';
import { postSignInFavorite } from './post-sign-in-favorite.ts';

/** The favorites of one customer; replaced when somebody signs in or out. */
interface OwnerState {
  /** The token of the signed-in customer; null for everybody else. */
  owner: string | null;
  /** Product ids that the server has confirmed. */
  saved: Set<string>;
  /** Optimistic changes that the server has not confirmed yet. */
  pending: Map<string, boolean>;
  /** Resolves once the saved ids are loaded or loading has failed. */
  loaded: Promise<void>;
  /** Ends loading when somebody else signs in or out. */
  loading: AbortController;
  otherTabs: BroadcastChannel | null;
}

/** A customer's favorites with optimistic updates, one request per product at a time, and shared between tabs. */
export function createFavoritesStore() {
  let current: OwnerState = {
    owner: null,
    saved: new Set(),
    pending: new Map(),
    loaded: Promise.resolve(),
    loading: new AbortController(),
    otherTabs: null,
  };
  /** Settles, and never rejects, when no request is in flight. */
  let settled: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  function notifyListeners(): void {
    for (const listener of listeners) listener();
  }

  function applyChange({ saved }: OwnerState, productId: string, isSaved: boolean): void {
    if (isSaved) saved.add(productId);
    else saved.delete(productId);
    notifyListeners();
  }

  function addKnown(productIds: readonly string[]): void {
    for (const id of productIds) current.saved.add(id);
    notifyListeners();
  }

  function setOwner(owner: string | null): void {
    if (owner === current.owner) return;
    current.otherTabs?.close();
    // The server would refuse a request that it reads after the log-out.
    current.loading.abort();
    const otherTabs = owner === null ? null : new BroadcastChannel(storageKeys.favorites);
    const next: OwnerState = {
      owner,
      saved: new Set(),
      pending: new Map(),
      loaded: Promise.resolve(),
      loading: new AbortController(),
      otherTabs,
    };
    otherTabs?.addEventListener('message', ({ data }) => applyChange(next, data.productId, data.isSaved));
    current = next;
    if (owner !== null) next.loaded = load(owner, next.loading.signal);
    notifyListeners();
  }

  /** Calls fetch directly, because the API client redirects to the sign-in when the session has expired. */
  async function load(token: string, signal: AbortSignal): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    try {
      const reply = await fetch(`${apiBase}${listFavoriteIds.path}`, { headers, signal });
      if (!reply.ok) return;
      const { ids } = await reply.json();
      if (current.owner === token) addKnown(ids);
    } catch (error) {
      if (!signal.aborted) console.warn('The favorites could not be read.', error);
    }
  }

  async function change(productId: string, isWanted: boolean): Promise<void> {
    const state = current;
    const { pending } = state;
    const isInFlight = pending.has(productId);
    pending.set(productId, isWanted);
    notifyListeners();
    // Only one request per product at a time: the loop in `send` picks up the newest change.
    if (isInFlight) return;
    // An expired session redirects to the sign-in; the product is saved on return.
    if (isWanted) postSignInFavorite.write(productId);
    const request = send(state, productId);
    settled = settled.then(() => request).catch(() => undefined);
    try {
      await request;
      postSignInFavorite.write(null);
    } catch (error) {
      // A request without an answer, as when the page is being left, is repeated by the next page.
      if (isApiFailure(error) || !pending.get(productId)) postSignInFavorite.write(null);
      throw error;
    } finally {
      pending.delete(productId);
      notifyListeners();
    }
  }

  async function send(state: OwnerState, productId: string): Promise<void> {
    const { pending, saved } = state;
    let isWanted = pending.get(productId);
    while (isWanted !== undefined && isWanted !== saved.has(productId)) {
      // Sent before the saved ids are loaded, so that a press just before leaving the page is not lost.
      const answer = api(isWanted ? saveFavorite : removeFavorite, { params: { id: productId }, keepalive: true });
      await Promise.all([answer, state.loaded]);
      applyChange(state, productId, isWanted);
      if (isWanted) trackEvent('favorite', productId);
      state.otherTabs?.postMessage({ productId, isSaved: isWanted });
      isWanted = pending.get(productId);
    }
  }

  return {
    has: (productId: string) => current.pending.get(productId) ?? current.saved.has(productId),
    isBusy: () => current.pending.size > 0,
    settled: () => settled,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    addKnown,
    setOwner,
  };
}

const store = createFavoritesStore();

/** Whether a product is a favorite of the signed-in customer; kept in sync between buttons and tabs. */
export function useIsFavorite(productId: string): boolean {
  const session = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again whenever somebody signs in or out.
  useEffect(followSession, [session]);
  return useSyncExternalStore(
    store.subscribe,
    () => store.has(productId),
    () => false,
  );
}

/** Adds or removes a favorite optimistically; rejects, and reverts the change, when the server refuses it. */
export const setFavorite = store.change;

/** Records products that a loaded list shows as favorites. */
export const addKnownFavorites = store.addKnown;

/** Stores a guest's favorite until they have signed in. */
export const savePostSignInFavorite = postSignInFavorite.write;

/** Returns the favorite stored before the sign-in and clears it; null while a save is pending, which owns the stored id. */
export function consumePostSignInFavorite(): string | null {
  return store.isBusy() ? null : postSignInFavorite.consume();
}

/** Waits for pending changes, including one from a page that was left before the server answered. */
export async function settlePendingFavorites(): Promise<void> {
  followSession();
  const productId = consumePostSignInFavorite();
  if (productId) void setFavorite(productId, true).catch((error) => console.warn('A favorite was not saved.', error));
  await store.settled();
}

/** Reads the stored session directly, because `useSession` has no value yet during hydration. */
function followSession(): void {
  const session = readSession();
  store.setOwner(session?.user_type === 'customer' ? session.token : null);
}
