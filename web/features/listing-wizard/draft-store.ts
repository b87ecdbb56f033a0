import { randomKey } from '../../lib/random-key.ts';
import { storedText } from '../../lib/stored-text.ts';
import { emptyDraft, isBegun, type ListingDraft } from './draft.ts';
import { readDraft } from './read-draft.ts';

const key = 'snapbazaar.listing-draft';
const question = 'who is at work?';
const stored = storedText(key);
/** As long as another tab has to say that it is the one at work. */
const answerWithinMs = 250;

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
  const tab = randomKey();
  const fresh = () => emptyDraft(owner, tab);
  let state: State = { draft: readDraft(stored.read(), owner) ?? fresh(), hold: 'asking' };
  const listeners = new Set<() => void>();

  function set(next: State): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function take(): void {
    const draft = readDraft(stored.read(), owner) ?? state.draft;
    write({ ...draft, tab });
  }

  function write(draft: ListingDraft): void {
    set({ draft, hold: 'here' });
    if (isBegun(draft)) stored.write(JSON.stringify(draft));
    else stored.write(null);
  }

  function onStored(): void {
    const draft = readDraft(stored.read(), owner);
    if (draft === null) set({ draft: fresh(), hold: 'here' });
    else if (draft.tab !== tab) set({ draft, hold: 'elsewhere' });
  }

  return {
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins to listen to the other tabs; ends with what it returns. */
    open(): () => void {
      const channel = new BroadcastChannel(key);
      channel.onmessage = ({ data }) => {
        if (data === question && state.hold === 'here' && isBegun(state.draft)) channel.postMessage(tab);
        if (data !== question && state.hold === 'asking') set({ ...state, hold: 'elsewhere' });
      };
      channel.postMessage(question);
      const waited = setTimeout(() => state.hold === 'asking' && claim(), answerWithinMs);
      const onStorage = (event: StorageEvent) => {
        if (event.key === key || event.key === null) onStored();
      };
      window.addEventListener('storage', onStorage);
      return () => {
        clearTimeout(waited);
        channel.close();
        window.removeEventListener('storage', onStorage);
      };
    },
    /** Changes the draft, unless another tab is at work on it. */
    change(how: (draft: ListingDraft) => ListingDraft | null): void {
      const changed = state.hold === 'elsewhere' ? null : how(state.draft);
      if (changed) write({ ...changed, tab });
    },
    takeOver: take,
    /** Throws the draft away; the next one begins at step 1. */
    clear(): void {
      stored.write(null);
      set({ draft: fresh(), hold: 'here' });
    },
  };

  function claim(): void {
    if (isBegun(state.draft)) take();
    else set({ ...state, hold: 'here' });
  }
}
