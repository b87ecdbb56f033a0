import { useCallback, useEffect, useState } from 'react';
import { getOwnListing } from '../../../../../contracts/selling/my-listings.ts';
import { api } from '../../../../lib/api/api.ts';
import { loadModule } from '../../../../lib/page/load-module.ts';
import type { Edit } from './edit-draft.ts';

/** Loaded with the first listing that is opened, because it needs the names of all countries. */
const loadEditOf = async () => (await loadModule(() => import('./edit-draft.ts'))).editOf;

type Edits = ReadonlyMap<string, Edit>;

/** Unsaved changes by listing id, so that closing the sheet loses nothing. */
export function useEdits() {
  const [edits, setEdits] = useState<Edits>(new Map());

  const storeEdit = useCallback((edit: Edit) => setEdits((now) => new Map(now).set(edit.listing.id, edit)), []);
  const discardUnchanged = useCallback(() => {
    setEdits((now) => new Map([...now].filter(([, { isChanged }]) => isChanged)));
  }, []);

  return { edits, storeEdit, discardUnchanged };
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
    Promise.all([api(getOwnListing, { params: { id }, signal: controller.signal }), loadEditOf()]).then(
      ([{ listing }, editOf]) => !controller.signal.aborted && storeEdit(editOf(listing)),
      (error: Error) => !controller.signal.aborted && setFailure(error.message),
    );
    return () => controller.abort();
  }, [id, isMissing, storeEdit, attempt]);

  return { edit, failure, retry: () => setAttempt((count) => count + 1) };
}
