import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ListingDraft } from './draft.ts';
import { openDraftStore } from './draft-store.ts';

/** The draft and the ways to change it. A change that finds nothing to do returns null. */
export interface DraftHandle {
  draft: ListingDraft;
  hold: 'asking' | 'here' | 'elsewhere';
  change: (how: (draft: ListingDraft) => ListingDraft | null) => void;
  takeOver: () => void;
  clear: () => void;
}

/** The draft of an account, as long as the page is open. */
export function useDraft(owner: string): DraftHandle {
  const [store] = useState(() => openDraftStore(owner));
  const { draft, hold } = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => store.open(), [store]);
  const { change, takeOver, clear } = store;
  return { draft, hold, change, takeOver, clear };
}
