import { useEffect, useSyncExternalStore } from 'react';
import { readSession, useSession } from '../../identity/session/session.ts';
import { createFavoritesStore } from './favorites-store.ts';
import { postSignInFavorite } from './post-sign-in-favorite.ts';

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
