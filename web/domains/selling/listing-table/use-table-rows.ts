import { useCallback, useEffect, useRef, useState } from 'react';
import { type ListingTableRow, listListingRows, maxRowsPerPage } from '../../../../contracts/selling/bulk-changes.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import type { MyListingsQuery } from '../my-listings/own-listings.ts';

interface Rows {
  rows: readonly ListingTableRow[];
  nextCursor: string | null;
}

/** Rows of the first page: enough for a screen, so that it comes soon. */
const firstPage = 50;

export function useTableRows({ q, state }: MyListingsQuery) {
  const [{ rows, nextCursor }, setPage] = useState<Rows>({ rows: [], nextCursor: null });
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [message, setMessage] = useState('');
  const [attempt, setAttempt] = useState(0);
  const isFetching = useRef(false);
  const generation = useRef(0);

  const fetchPage = useCallback(
    (limit: number, cursor?: string, signal?: AbortSignal) =>
      api(listListingRows, { body: { q, state, language: getLocale(), limit, cursor }, signal }),
    [q, state],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the request.
  useEffect(() => {
    const controller = new AbortController();
    generation.current += 1;
    setPhase('loading');
    fetchPage(firstPage, undefined, controller.signal).then(
      (first) => {
        if (controller.signal.aborted) return;
        setPage({ rows: first.rows, nextCursor: first.next_cursor });
        setPhase('ready');
      },
      (error: Error) => {
        if (controller.signal.aborted) return;
        setMessage(error.message);
        setPhase('failed');
      },
    );
    return () => controller.abort();
  }, [fetchPage, attempt]);

  /** Loads the next rows and answers all that are there. */
  const loadMore = useCallback(async (): Promise<Rows> => {
    if (!nextCursor || isFetching.current) return { rows, nextCursor };
    isFetching.current = true;
    const started = generation.current;
    try {
      const more = await fetchPage(maxRowsPerPage, nextCursor);
      const all = { rows: [...rows, ...more.rows], nextCursor: more.next_cursor };
      if (started === generation.current) setPage(all);
      return all;
    } finally {
      isFetching.current = false;
    }
  }, [fetchPage, nextCursor, rows]);

  /** The ids of all listings of the query, also of those that are not loaded. */
  async function listAllIds(most: number): Promise<string[]> {
    const ids = rows.map(({ id }) => id);
    for (let cursor = nextCursor; cursor && ids.length < most; ) {
      const more = await fetchPage(maxRowsPerPage, cursor);
      ids.push(...more.rows.map(({ id }) => id));
      cursor = more.next_cursor;
    }
    return ids.slice(0, most);
  }

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { rows, hasMore: nextCursor !== null, phase, message, loadMore, listAllIds, reload };
}
