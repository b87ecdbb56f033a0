import { useEffect, useState } from 'react';
import type { z } from 'zod';
import {
  applyBulkChange,
  type BulkChange,
  type BulkRow,
  getBulkChange,
  listBulkChanges,
  listBulkRows,
  previewBulkChange,
  undoBulkChange,
} from '../../../../contracts/selling/bulk-changes.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { useEventCallback } from '../../../lib/react/event-callback.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import type { Edits } from './cell-edits.ts';

export interface Preview {
  change: BulkChange;
  rows: readonly BulkRow[];
  nextCursor: string | null;
  /** Columns of a file that are not read. */
  unread?: readonly string[];
}

type Request = Pick<z.input<typeof previewBulkChange.body>, 'rows' | 'operation'>;

const pollMs = 1000;
const isRunning = (change: BulkChange | null) => change?.state === 'applying' || change?.state === 'undoing';

/** The preview that is open, and the newest change that was saved: also one of another window, or from before the page was closed. */
export function useBulkChange(onChanged: () => void) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const [latest, setLatest] = useState<BulkChange | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const showFailure = useEventCallback(useFailureToast());
  const onDone = useEventCallback(onChanged);

  useEffect(() => {
    api(listBulkChanges).then(({ bulk_changes }) => setLatest((now) => now ?? bulk_changes[0] ?? null), showFailure);
  }, [showFailure]);

  const running = isRunning(latest) ? latest?.id : undefined;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      api(getBulkChange, { params: { id: running } }).then(
        ({ bulk_change }) => {
          setLatest(bulk_change);
          if (!isRunning(bulk_change)) onDone();
        },
        // The next question is asked in a second.
        () => undefined,
      );
    }, pollMs);
    return () => clearInterval(timer);
  }, [running, onDone]);

  async function run(call: () => Promise<void>) {
    setIsBusy(true);
    try {
      await call();
    } catch (error) {
      showFailure(error);
    } finally {
      setIsBusy(false);
    }
  }

  const ask = (request: Request) =>
    run(async () => {
      const body = { key: randomKey(), language: getLocale(), ...request };
      const { bulk_change, rows, next_cursor } = await api(previewBulkChange, { body });
      setPreview({ change: bulk_change, rows, nextCursor: next_cursor });
    });

  const finish = (change: BulkChange) => {
    setLatest(change);
    if (!isRunning(change)) onDone();
  };

  return {
    preview,
    latest,
    isBusy,
    askForEdits: (edits: Edits) => ask({ rows: [...edits].map(([id, edit]) => ({ id, ...edit })) }),
    ask,
    show: setPreview,
    close: () => setPreview(null),
    loadMore: () =>
      run(async () => {
        if (!preview?.nextCursor) return;
        const params = { id: preview.change.id };
        const more = await api(listBulkRows, { params, body: { cursor: preview.nextCursor } });
        setPreview({ ...preview, rows: [...preview.rows, ...more.rows], nextCursor: more.next_cursor });
      }),
    apply: (onSaved: (change: BulkChange) => void) =>
      run(async () => {
        if (!preview) return;
        const { bulk_change } = await api(applyBulkChange, { params: { id: preview.change.id } });
        setPreview(null);
        onSaved(bulk_change);
        finish(bulk_change);
      }),
    undo: () =>
      run(async () => {
        if (!latest) return;
        const { bulk_change } = await api(undoBulkChange, { params: { id: latest.id } });
        finish(bulk_change);
      }),
  };
}
