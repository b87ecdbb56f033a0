import { useMemo } from 'react';
import type { Post, UserType } from '../../../../contracts/identity/accounts.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { storageKeys } from '../../../lib/storage/storage-keys.ts';
import { storedText, useStoredText } from '../../../lib/storage/stored-text.ts';
import { withStorage } from '../../../lib/storage/with-storage.ts';

/** The signed-in session as stored in the browser. `post` is the account's user block, as the server sent it. */
export interface Session {
  token: string;
  user_type: UserType;
  post: Partial<Post>;
}

const key = storageKeys.session;
const stored = storedText(key);
const listingDraft = storedText(storageKeys.listingDraft);
const shipsFrom = storedText(storageKeys.shipsFrom);
const cart = storedText(storageKeys.cart);

/** The stored session, or null; a record that cannot be read counts as none. */
export function readSession(): Session | null {
  return parseSession(stored.read());
}

/** Under what this browser keeps what belongs to the account; a session of an earlier release has no id. */
export const ownerOf = ({ post, token }: Session): string => post.id ?? token;

/** The session as a component sees it: null for guests, on the server and during hydration. */
export function useSession(): Session | null {
  const text = useStoredText(stored);
  return useMemo(() => parseSession(text), [text]);
}

/** Whether the account has a password; a session of an earlier release does not say, and has one. */
export function hasPassword(session = readSession()): boolean {
  return session?.post.has_password !== false;
}

export function useHasPassword(): boolean {
  return hasPassword(useSession());
}

/** What the seller's shop sells in; a session of an earlier release does not say, and sells in dollars. */
export function useShopCurrency(): ShopCurrency {
  return useSession()?.post.currency ?? 'USD';
}

export function startSession(session: Session): void {
  stored.write(JSON.stringify(session));
}

/** Logging out also clears what a seller has begun to publish, so that the next person starts at step 1. */
export function endSession(): void {
  if (readSession()?.user_type === 'customer') forgetBuyer();
  forgetSession();
  listingDraft.write(null);
  shipsFrom.write(null);
  void deletePrivateCaches();
  void navigator.clearAppBadge?.().catch(() => undefined);
}

/** A customer’s cart stays on the server; a guest’s cart stays here. */
function forgetBuyer(): void {
  cart.write(null);
  withStorage('sessionStorage', (storage) => {
    for (const name of [storageKeys.checkout, storageKeys.orderAttempt]) storage.removeItem(name);
  });
}

/** Browsers offer the cache only in secure contexts; elsewhere nothing was stored. */
async function deletePrivateCaches(): Promise<void> {
  for (const name of [storageKeys.photo, storageKeys.sharedPhoto, storageKeys.kept]) {
    await globalThis.caches?.delete(name).catch(() => undefined);
  }
}

/** For a session that expired on the server: its owner signs in again and continues, so the listing draft stays. */
export function forgetSession(): void {
  stored.write(null);
}

/**
 * Calls back when another tab signed in or out, or may have while this page was in the back/forward cache.
 * Changes of this tab are not reported, because their callers navigate themselves.
 */
export function onExternalSessionChange(listener: () => void): () => void {
  const stop = new AbortController();
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('storage', onStorage, { signal: stop.signal });
  window.addEventListener('pageshow', onPageShow, { signal: stop.signal });
  return () => stop.abort();
}

/** Keeps `data-session` on the body, which decides what the header shows, in sync with the session. */
export function syncSessionToBody(): () => void {
  const apply = () => {
    const session = readSession();
    if (session) document.body.dataset.session = session.user_type;
    else delete document.body.dataset.session;
  };
  apply();
  return stored.subscribe(apply);
}

function parseSession(text: string | null): Session | null {
  if (!text) return null;
  try {
    const record = JSON.parse(text) as Partial<Session> | null;
    const isKnownType = record?.user_type === 'seller' || record?.user_type === 'customer';
    return record?.token && isKnownType ? ({ post: {}, ...record } as Session) : null;
  } catch {
    return null;
  }
}
