import { useCallback, useEffect, useRef, useState } from 'react';
import {
  acceptDrafts,
  changeDrafts,
  type DraftChange,
  type DraftProgress,
  deleteDrafts,
  type ListingDraftRecord,
  listDrafts,
  moveDraftPhotos,
} from '../../../../contracts/selling/listing-drafts.ts';
import { listingDraftsText } from '../../../../i18n/generated/listing-drafts.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { useIsServerReachable } from '../../../lib/api/connection.ts';
import { useEventCallback } from '../../../lib/react/event-callback.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';

interface Loaded {
  drafts: readonly ListingDraftRecord[];
  progress: DraftProgress;
}

/** While photos are read or drafts are published, the list is fetched this often. */
const pollMs = 2000;

const isMoving = ({ drafts, progress }: Loaded) =>
  progress.read < progress.photos || drafts.some(({ state }) => state === 'publishing');

/** The seller's drafts, and what can be done with them. */
export function useDrafts() {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);
  const isReachable = useIsServerReachable();
  const showToast = useToast();
  const showFailure = useFailureToast();

  const reload = useCallback(async () => {
    latest.current += 1;
    const turn = latest.current;
    try {
      const { drafts, progress } = await api(listDrafts, { body: { language: getLocale() } });
      // An answer that a later request overtook would show what was before it.
      if (turn !== latest.current) return;
      setLoaded({ drafts, progress });
      setFailure('');
    } catch (error) {
      if (turn === latest.current) setFailure((error as Error).message);
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: loads again when the server is reachable again.
  useEffect(() => void reload(), [reload, isReachable]);

  useEffect(() => {
    if (!loaded || !isMoving(loaded)) return;
    const timer = setTimeout(() => void reload(), pollMs);
    return () => clearTimeout(timer);
  }, [loaded, reload]);

  const run = useEventCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      showFailure(error);
      return false;
    } finally {
      await reload();
      setBusy(false);
    }
  });

  return {
    drafts: loaded?.drafts ?? null,
    progress: loaded?.progress ?? null,
    failure,
    isBusy,
    reload,
    change: (drafts: DraftChange[]) => run(() => api(changeDrafts, { body: { language: getLocale(), drafts } })),
    move: (photoIds: string[], draftId: string | null, place?: number) =>
      run(() => api(moveDraftPhotos, { body: { photo_ids: photoIds, draft_id: draftId, place } })),
    remove: (draftIds: string[]) => run(() => api(deleteDrafts, { body: { draft_ids: draftIds } })),
    accept: (draftIds: string[], allSure = false) =>
      run(async () => {
        const { accepted, left } = await api(acceptDrafts, { body: { draft_ids: draftIds, all_sure: allSure } });
        if (accepted > 0)
          showToast({ text: listingDraftsText('accepted', { count: accepted }), accountRole: 'seller' });
        if (left.length > 0)
          showToast({
            text: listingDraftsText('leftBehind', { count: left.length }),
            tone: 'bad',
            accountRole: 'seller',
          });
      }),
  };
}

export type Drafts = ReturnType<typeof useDrafts>;
