import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ListingDraft } from './draft.ts';
import { openDraftStore } from './draft-store.ts';

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
