import { useEffect, useSyncExternalStore } from 'react';
import { isApiFailure } from '../../contracts/client.ts';
import { apiBase } from '../../contracts/endpoint.ts';
import { listFavoriteIds, removeFavorite, saveFavorite } from '../../contracts/favorites.ts';
import { api } from './api.ts';
import { postSignInFavorite } from './favorite-intent.ts';
import { readSession, useSession } from './session.ts';
import { trackEvent } from './track-event.ts';

/** Whose favourites these are: the token of a signed-in customer. */
let owner: string | null = null;
/** What the server has said. */
let saved: ReadonlySet<string> = new Set();
/** What the reader has asked for since; a wish counts as done until the server refuses it. */
const pendingChanges = new Map<string, boolean>();
let loaded: Promise<void> = Promise.resolve();
/** Settles, and never rejects, when nothing more is under way. */
let settled: Promise<void> = Promise.resolve();
let otherTabs: BroadcastChannel | null = null;
const listeners = new Set<() => void>();

/** Whether a product is among the reader's favourites; every button on the page, and in every tab, agrees. */
export function useIsFavorite(productId: string): boolean {
  const session = useSession();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again whenever somebody signs in or out.
  useEffect(followSession, [session]);
  return useSyncExternalStore(
    subscribe,
    () => pendingChanges.get(productId) ?? saved.has(productId),
    () => false,
  );
}

/** Saves or takes off at once; rejects, and takes it back, when the server refuses. */
export async function setFavorite(productId: string, isWanted: boolean): Promise<void> {
  const isInFlight = pendingChanges.has(productId);
  pendingChanges.set(productId, isWanted);
  announce();
  // Only one request for a product at a time: whoever waits for it then sees the newest wish.
  if (isInFlight) return;
  // A session that ran out leaves the page for the sign-in; the wish is granted on the way back.
  if (isWanted) postSignInFavorite.write(productId);
  const request = grantWishes(productId);
  settled = settled.then(() => request).catch(() => undefined);
  try {
    await request;
    postSignInFavorite.write(null);
  } catch (error) {
    // What nobody answered, as when the page is being left, is wished again on the next.
    if (isApiFailure(error) || !pendingChanges.get(productId)) postSignInFavorite.write(null);
    throw error;
  } finally {
    pendingChanges.delete(productId);
    announce();
  }
}

/** Keeps a guest's wish until they have signed in. */
export function savePostSignInFavorite(productId: string): void {
  postSignInFavorite.write(productId);
}

/** The wish that waited for a sign-in, once; null while another is being granted, whose note it would be. */
export function takePostSignInFavorite(): string | null {
  return pendingChanges.size > 0 ? null : postSignInFavorite.take();
}

/** Once what was wished on this page, or on one that was left before it could be granted, is among the favourites. */
export async function settleFavorites(): Promise<void> {
  followSession();
  const postponed = takePostSignInFavorite();
  if (postponed) void setFavorite(postponed, true).catch((error) => console.warn('A favorite was not saved.', error));
  await settled;
}

/** Products that a list of favourites has just shown. */
export function noteFavorites(productIds: readonly string[]): void {
  saved = new Set([...saved, ...productIds]);
  announce();
}

async function grantWishes(productId: string): Promise<void> {
  let change = pendingChanges.get(productId);
  while (change !== undefined && change !== saved.has(productId)) {
    // Without waiting to know what is saved already: whoever presses and leaves at once has asked for it.
    const answer = api(change ? saveFavorite : removeFavorite, { params: { id: productId }, outlivesPage: true });
    await Promise.all([answer, loaded]);
    keep(productId, change);
    if (change) trackEvent('favorite', productId);
    otherTabs?.postMessage({ productId, isSaved: change });
    change = pendingChanges.get(productId);
  }
}

function keep(productId: string, isSaved: boolean): void {
  saved = isSaved ? new Set([...saved, productId]) : new Set([...saved].filter((id) => id !== productId));
  announce();
}

/** Asks the stored session itself, because a component that is just waking up does not know it yet. */
function followSession(): void {
  const session = readSession();
  const customer = session?.user_type === 'customer' ? session.token : null;
  if (customer === owner) return;
  owner = customer;
  saved = new Set();
  pendingChanges.clear();
  otherTabs?.close();
  otherTabs = customer ? new BroadcastChannel('snapbazaar.favorites') : null;
  otherTabs?.addEventListener('message', ({ data }) => keep(data.productId, data.isSaved));
  loaded = customer ? load(customer) : Promise.resolve();
  announce();
}

/** By itself and not through the API client, which would send somebody whose session ran out away from an open page. */
async function load(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  try {
    const reply = await fetch(`${apiBase}${listFavoriteIds.path}`, { headers });
    if (reply.ok && owner === token) noteFavorites((await reply.json()).ids);
  } catch (error) {
    console.warn('The favorites could not be read; the hearts stay empty.', error);
  }
}

function announce(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
