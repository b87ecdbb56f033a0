import { useCallback, useEffect, useState } from 'react';
import { getOwnListing, type ListingToEdit } from '../../../contracts/storefront.ts';
import { api } from '../../lib/api.ts';
import { changesOf, draftOf, type EditDraft } from './edit-draft.ts';

/** A listing as the server has it, and as its seller is changing it. */
export interface Edit {
  listing: ListingToEdit;
  draft: EditDraft;
}

type Edits = ReadonlyMap<string, Edit>;

/** Changes that are not saved yet, by listing: closing the sheet loses nothing. */
export function useEdits() {
  const [edits, setEdits] = useState<Edits>(new Map());

  const keep = useCallback((edit: Edit) => setEdits((now) => new Map(now).set(edit.listing.id, edit)), []);
  const forgetUnchanged = useCallback(() => {
    setEdits((now) => new Map([...now].filter(([, edit]) => isChanged(edit))));
  }, []);

  return { edits, keep, forgetUnchanged };
}

export function isChanged({ draft, listing }: Edit): boolean {
  return Object.keys(changesOf(draft, listing)).length > 0;
}

/** The edit of a listing: the one that was begun, or a fresh one; else why there is none. */
export function useEdit(id: string | null, edits: Edits, keep: (edit: Edit) => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const edit = id === null ? null : (edits.get(id) ?? null);
  const isMissing = id !== null && edit === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks the same again.
  useEffect(() => {
    if (!isMissing) return;
    const stop = new AbortController();
    setFailure(null);
    api(getOwnListing, { params: { id }, signal: stop.signal }).then(
      ({ listing }) => keep({ listing, draft: draftOf(listing) }),
      (error: Error) => !stop.signal.aborted && setFailure(error.message),
    );
    return () => stop.abort();
  }, [id, isMissing, keep, round]);

  return { edit, failure, retry: () => setRound((count) => count + 1) };
}
