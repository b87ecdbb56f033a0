import { storageKeys } from '../../lib/storage-keys.ts';
import { storedText } from '../../lib/stored-text.ts';
import { createTabLock } from '../../lib/tab-lock.ts';
import { emptyDraft, isStarted, type ListingDraft } from './draft.ts';
import { readDraft } from './read-draft.ts';

const key = storageKeys.listingDraft;
const stored = storedText(key);

interface State {
  draft: ListingDraft;
  /** `asking` while nobody knows yet whether another tab is at work; `elsewhere` when one is. */
  hold: 'asking' | 'here' | 'elsewhere';
}

/**
 * The account's draft in this tab. Only one tab writes it: a second one is told, and may take over with what is stored
 * by then, so that nobody's words are overwritten by older ones.
 */
export function openDraftStore(owner: string) {
  const fresh = () => emptyDraft(owner);
  let state: State = { draft: readDraft(stored.read(), owner) ?? fresh(), hold: 'asking' };
  const listeners = new Set<() => void>();

  const lock = createTabLock(`${key}.${owner}`, () => {
    set({ draft: readDraft(stored.read(), owner) ?? state.draft, hold: 'elsewhere' });
  });

  function set(next: State): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function write(draft: ListingDraft): void {
    set({ draft, hold: 'here' });
    stored.write(isStarted(draft) ? JSON.stringify(draft) : null);
    if (isStarted(draft)) void lock.acquire({ steal: true });
  }

  /** Storage events come from other tabs only. */
  function onStored(): void {
    const draft = readDraft(stored.read(), owner);
    if (draft === null) set({ draft: fresh(), hold: 'here' });
    else set({ draft, hold: lock.isHeld() ? 'here' : 'elsewhere' });
  }

  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Finds out whether another tab is at work, and listens to it; ends with what it returns. */
    open(): () => void {
      void lock.acquire().then((isHeld) => {
        // A draft that nobody has begun is nobody's.
        if (state.hold === 'asking') set({ ...state, hold: isHeld || !isStarted(state.draft) ? 'here' : 'elsewhere' });
      });
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onStored();
      };
      window.addEventListener('storage', onStorage);
      return () => {
        lock.release();
        window.removeEventListener('storage', onStorage);
      };
    },
    /** Changes the draft, unless another tab is at work on it. */
    change(how: (draft: ListingDraft) => ListingDraft | null): void {
      const changed = state.hold === 'elsewhere' ? null : how(state.draft);
      if (changed) write(changed);
    },
    /** Goes on here with what is stored by now; the other tab is told. */
    takeOver: () => write(readDraft(stored.read(), owner) ?? state.draft),
    /** Throws the draft away; the next one begins at step 1. */
    clear(): void {
      stored.write(null);
      set({ draft: fresh(), hold: 'here' });
    },
  };
}
