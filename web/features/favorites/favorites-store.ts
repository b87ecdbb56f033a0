import { isApiFailure } from '../../../contracts/client.ts';
import { apiBase } from '../../../contracts/endpoint.ts';
import { listFavoriteIds, removeFavorite, saveFavorite } from '../../../contracts/favorites.ts';
import { api } from '../../lib/api.ts';
import { storageKeys } from '../../lib/storage-keys.ts';
import { trackEvent } from '../../lib/track-event.ts';
import { postSignInFavorite } from './post-sign-in-favorite.ts';

/** Everything about one customer; signing in or out begins a new one. */
interface Owned {
  /** The token of the signed-in customer; null for everybody else. */
  owner: string | null;
  /** What the server has said. */
  saved: Set<string>;
  /** What the reader has changed since; a change counts as done until the server refuses it. */
  pending: Map<string, boolean>;
  /** Resolves once the saved ids were read, or could not be. */
  loaded: Promise<void>;
  otherTabs: BroadcastChannel | null;
}

/** A reader's favourites: shown as changed at once, sent to the server one request a product, shared between tabs. */
export function createFavoritesStore() {
  let now: Owned = { owner: null, saved: new Set(), pending: new Map(), loaded: Promise.resolve(), otherTabs: null };
  /** Settles, and never rejects, when no request is in flight. */
  let settled: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  function announce(): void {
    for (const listener of listeners) listener();
  }

  function keep({ saved }: Owned, productId: string, isSaved: boolean): void {
    if (isSaved) saved.add(productId);
    else saved.delete(productId);
    announce();
  }

  function note(productIds: readonly string[]): void {
    for (const id of productIds) now.saved.add(id);
    announce();
  }

  function setOwner(owner: string | null): void {
    if (owner === now.owner) return;
    now.otherTabs?.close();
    const otherTabs = owner === null ? null : new BroadcastChannel(storageKeys.favorites);
    const next: Owned = { owner, saved: new Set(), pending: new Map(), loaded: Promise.resolve(), otherTabs };
    otherTabs?.addEventListener('message', ({ data }) => keep(next, data.productId, data.isSaved));
    now = next;
    if (owner !== null) next.loaded = load(owner);
    announce();
  }

  /** By itself and not through the API client, which would send somebody whose session ran out away from an open page. */
  async function load(token: string): Promise<void> {
    const headers = { authorization: `Bearer ${token}` };
    try {
      const reply = await fetch(`${apiBase}${listFavoriteIds.path}`, { headers });
      if (reply.ok && now.owner === token) note((await reply.json()).ids);
    } catch (error) {
      console.warn('The favorites could not be read; the hearts stay empty.', error);
    }
  }

  async function change(productId: string, isWanted: boolean): Promise<void> {
    const owned = now;
    const { pending } = owned;
    const isInFlight = pending.has(productId);
    pending.set(productId, isWanted);
    announce();
    // Only one request for a product at a time: the one in flight then sends the newest change.
    if (isInFlight) return;
    // A session that ran out leaves the page for the sign-in; the product is saved on the way back.
    if (isWanted) postSignInFavorite.write(productId);
    const request = send(owned, productId);
    settled = settled.then(() => request).catch(() => undefined);
    try {
      await request;
      postSignInFavorite.write(null);
    } catch (error) {
      // What nobody answered, as when the page is being left, is sent again by the next.
      if (isApiFailure(error) || !pending.get(productId)) postSignInFavorite.write(null);
      throw error;
    } finally {
      pending.delete(productId);
      announce();
    }
  }

  async function send(owned: Owned, productId: string): Promise<void> {
    const { pending, saved } = owned;
    let isWanted = pending.get(productId);
    while (isWanted !== undefined && isWanted !== saved.has(productId)) {
      // Without waiting to know what is saved already: whoever presses and leaves at once has asked for it.
      const answer = api(isWanted ? saveFavorite : removeFavorite, { params: { id: productId }, keepalive: true });
      await Promise.all([answer, owned.loaded]);
      keep(owned, productId, isWanted);
      if (isWanted) trackEvent('favorite', productId);
      owned.otherTabs?.postMessage({ productId, isSaved: isWanted });
      isWanted = pending.get(productId);
    }
  }

  return {
    has: (productId: string) => now.pending.get(productId) ?? now.saved.has(productId),
    isBusy: () => now.pending.size > 0,
    settled: () => settled,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change,
    note,
    setOwner,
  };
}
