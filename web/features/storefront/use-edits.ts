import { useCallback, useEffect, useState } from 'react';
import { getOwnListing, type ListingToEdit } from '../../../contracts/storefront.ts';
import { api } from '../../lib/api.ts';
import { changesOf, draftOf, type EditDraft } from './edit-draft.ts';

/** A listing as stored on the server, and the seller's draft of it. */
export interface Edit {
  listing: ListingToEdit;
  draft: EditDraft;
}

type Edits = ReadonlyMap<string, Edit>;

/** Unsaved changes by listing id, so that closing the sheet loses nothing. */
export function useEdits() {
  const [edits, setEdits] = useState<Edits>(new Map());

  const storeEdit = useCallback((edit: Edit) => setEdits((now) => new Map(now).set(edit.listing.id, edit)), []);
  const discardUnchanged = useCallback(() => {
    setEdits((now) => new Map([...now].filter(([, edit]) => isChanged(edit))));
  }, []);

  return { edits, storeEdit, discardUnchanged };
}

export function isChanged({ draft, listing }: Edit): boolean {
  return Object.keys(changesOf(draft, listing)).length > 0;
}

/** The unsaved edit of a listing, or a new one loaded from the server; otherwise the failure. */
export function useEdit(id: string | null, edits: Edits, storeEdit: (edit: Edit) => void) {
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const edit = id === null ? null : (edits.get(id) ?? null);
  const isMissing = id !== null && edit === null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request.
  useEffect(() => {
    if (!isMissing) return;
    const controller = new AbortController();
    setFailure(null);
    api(getOwnListing, { params: { id }, signal: controller.signal }).then(
      ({ listing }) => storeEdit({ listing, draft: draftOf(listing) }),
      (error: Error) => !controller.signal.aborted && setFailure(error.message),
    );
    return () => controller.abort();
  }, [id, isMissing, storeEdit, attempt]);

  return { edit, failure, retry: () => setAttempt((count) => count + 1) };
}
