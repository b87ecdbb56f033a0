import { useEffect, useState, useSyncExternalStore } from 'react';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { storedText } from '../../../../lib/storage/stored-text.ts';
import { createTabLock } from '../../../../lib/storage/tab-lock.ts';
import { emptyDraft, isStarted, type ListingDraft } from './draft.ts';
import { readDraft } from './read-draft.ts';

const key = storageKeys.listingDraft;
const stored = storedText(key);

interface State {
  draft: ListingDraft;
  /** `pending` until the lock has answered; `elsewhere` while another tab edits the draft. */
  ownership: 'pending' | 'here' | 'elsewhere';
}

/**
 * The account's draft in this tab. Only one tab at a time writes it, so that newer text is never overwritten by older
 * text; another tab can take over and continues with the stored draft.
 */
export function openDraftStore(owner: string) {
  const createEmpty = () => emptyDraft(owner);
  let state: State = { draft: readDraft(stored.read(), owner) ?? createEmpty(), ownership: 'pending' };
  let isClosed = false;
  const listeners = new Set<() => void>();

  const lock = createTabLock(`${key}.${owner}`, () => {
    set({ draft: readDraft(stored.read(), owner) ?? state.draft, ownership: 'elsewhere' });
  });

  function set(next: State): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function write(draft: ListingDraft): void {
    set({ draft, ownership: 'here' });
    stored.write(isStarted(draft) ? JSON.stringify(draft) : null);
    if (isStarted(draft)) void lock.acquire({ steal: true });
  }

  /** The browser sends storage events for changes in other tabs only. */
  function onStored(): void {
    const draft = readDraft(stored.read(), owner);
    if (draft === null) set({ draft: createEmpty(), ownership: 'here' });
    else set({ draft, ownership: lock.isHeld() ? 'here' : 'elsewhere' });
  }

  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Acquires the lock and listens to other tabs; returns the function that stops both. */
    open(): () => void {
      isClosed = false;
      void lock.acquire().then((isHeld) => {
        // An empty draft needs no lock.
        if (state.ownership === 'pending')
          set({ ...state, ownership: isHeld || !isStarted(state.draft) ? 'here' : 'elsewhere' });
      });
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onStored();
      };
      window.addEventListener('storage', onStorage);
      return () => {
        isClosed = true;
        lock.release();
        window.removeEventListener('storage', onStorage);
      };
    },
    /**
     * Changes the draft, unless another tab edits it or the page was left: an answer that comes after logging out must not
     * store the removed draft again.
     */
    change(update: (draft: ListingDraft) => ListingDraft | null): void {
      const changed = isClosed || state.ownership === 'elsewhere' ? null : update(state.draft);
      if (changed) write(changed);
    },
    /** Continues here with the stored draft; the other tab loses the lock and is notified. */
    takeOver: () => write(readDraft(stored.read(), owner) ?? state.draft),
    /** Deletes the draft; the next one starts at step 1. */
    clear(): void {
      stored.write(null);
      set({ draft: createEmpty(), ownership: 'here' });
    },
  };
}

/** The draft and the functions that change it. A change function returns null to leave the draft as it is. */
export interface DraftHandle {
  draft: ListingDraft;
  ownership: 'pending' | 'here' | 'elsewhere';
  change: (update: (draft: ListingDraft) => ListingDraft | null) => void;
  takeOver: () => void;
  clear: () => void;
}

/** The draft of an account, while the page is open. */
export function useDraft(owner: string): DraftHandle {
  const [store] = useState(() => openDraftStore(owner));
  const { draft, ownership } = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => store.open(), [store]);
  const { change, takeOver, clear } = store;
  return { draft, ownership, change, takeOver, clear };
}
