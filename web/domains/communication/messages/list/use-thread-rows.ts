import { useCallback, useEffect, useRef, useState } from 'react';
import { usePagedRows } from '../../../../ui/states/use-paged-rows.ts';
import { fetchThreads, type ThreadPage, type ThreadQuery } from '../load-threads.ts';
import { useThreadChanges } from '../thread-changes.ts';
import { useUnread } from '../unread-store.ts';

/** The threads of a list, asked for again when one changes or another number of messages is unread. */
export function useThreadRows(first: ThreadPage, query: ThreadQuery) {
  const [renewed, setRenewed] = useState<{ first: ThreadPage; page: ThreadPage } | null>(null);
  const asked = useRef(0);
  const unread = useUnread();
  const knownUnread = useRef(unread);

  const renew = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    try {
      const page = await fetchThreads(query);
      if (turn === asked.current) setRenewed({ first, page });
    } catch (error) {
      // The list stays as it is known; the connection bar says what is wrong.
      console.warn('The conversations could not be asked for again.', error);
    }
  }, [first, query]);
  useThreadChanges(renew);
  useEffect(() => {
    if (knownUnread.current === unread) return;
    knownUnread.current = unread;
    void renew();
  }, [unread, renew]);

  const fetchAfter = useCallback((cursor: string) => fetchThreads(query, cursor), [query]);
  return usePagedRows(renewed?.first === first ? renewed.page : first, ({ id }) => id, fetchAfter);
}
