import { useMemo } from 'react';
import type { Post, UserType } from '../../contracts/accounts.ts';
import { dropStoredPhoto } from './stored-photo.ts';
import { storedText, useStoredText } from './stored-text.ts';

/** What signing in leaves in the browser. `post` is the account's user block, as the server sent it. */
export interface Session {
  token: string;
  user_type: UserType;
  post: Partial<Post>;
}

const key = 'snapbazaar.session';
const stored = storedText(key);
const listingDraft = storedText('snapbazaar.listing-draft');

/** The stored session, or null; a record that cannot be read counts as none. */
export function readSession(): Session | null {
  return parseSession(stored.read());
}

/** The session as a component sees it: null for guests, on the server and during hydration. */
export function useSession(): Session | null {
  const text = useStoredText(stored);
  return useMemo(() => parseSession(text), [text]);
}

export function startSession(session: Session): void {
  stored.write(JSON.stringify(session));
}

/** Logging out also clears the listing draft and a photo on its way, so that the next person starts at step 1. */
export function endSession(): void {
  forgetSession();
  listingDraft.write(null);
  void dropStoredPhoto();
}

/** For a session that ran out on the server: its owner signs in again and goes on, so the listing draft stays. */
export function forgetSession(): void {
  stored.write(null);
}

/**
 * Calls back when another tab signed in or out, or may have while this page slept in the browser's memory.
 * Changes of this tab are not reported: whoever makes one also leads on from there.
 */
export function onSessionChangeElsewhere(listener: () => void): () => void {
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

/** Keeps the mark on the body, which decides what the header shows, true while the page lives. */
export function followSessionOnBody(): () => void {
  const mark = () => {
    const session = readSession();
    if (session) document.body.dataset.session = session.user_type;
    else delete document.body.dataset.session;
  };
  mark();
  return stored.subscribe(mark);
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
