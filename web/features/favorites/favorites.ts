import { useEffect, useSyncExternalStore } from 'react';
import { readSession, useSession } from '../../lib/session.ts';
import { createFavoritesStore } from './favorites-store.ts';
import { postSignInFavorite } from './post-sign-in-favorite.ts';

const store = createFavoritesStore();

/** Whether a product is among the reader's favourites; every button on the page, and in every tab, agrees. */
export function useIsFavorite(productId: string): boolean {
  const session = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever somebody signs in or out.
  useEffect(followSession, [session]);
  return useSyncExternalStore(
    store.subscribe,
    () => store.has(productId),
    () => false,
  );
}

/** Saves or takes off at once; rejects, and takes it back, when the server refuses. */
export const setFavorite = store.change;

/** Products that a list of favourites has just shown. */
export const addKnownFavorites = store.note;

/** Keeps a guest's favourite until they have signed in. */
export const savePostSignInFavorite = postSignInFavorite.write;

/** The favourite that waited for a sign-in, once; null while another is being saved, whose note it would be. */
export function consumePostSignInFavorite(): string | null {
  return store.isBusy() ? null : postSignInFavorite.consume();
}

/** Once what was changed on this page, or on one that was left before the server answered, is settled. */
export async function settlePendingFavorites(): Promise<void> {
  followSession();
  const waiting = consumePostSignInFavorite();
  if (waiting) void setFavorite(waiting, true).catch((error) => console.warn('A favorite was not saved.', error));
  await store.settled();
}

/** Reads the stored session itself, because a component that is just being hydrated does not know it yet. */
function followSession(): void {
  const session = readSession();
  store.setOwner(session?.user_type === 'customer' ? session.token : null);
}
