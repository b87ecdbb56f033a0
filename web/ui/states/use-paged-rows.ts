import { useState } from 'react';
import { useToast } from '../overlays/toast.tsx';

export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** Loads further pages after the first one on request; starts over when the first page changes. */
export function usePagedRows<Row>(
  first: Page<Row>,
  keyOf: (row: Row) => string,
  fetchAfter: (cursor: string) => Promise<Page<Row>>,
) {
  const firstPageKey = first.rows.map(keyOf).join();
  const [loaded, setLoaded] = useState({ firstPageKey, rows: [] as Row[], next: first.next });
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const current = loaded.firstPageKey === firstPageKey ? loaded : { firstPageKey, rows: [], next: first.next };

  async function loadMore() {
    if (current.next === null || isBusy) return;
    setBusy(true);
    try {
      const page = await fetchAfter(current.next);
      setLoaded({ firstPageKey, rows: [...current.rows, ...page.rows], next: page.next });
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'bad', accountRole: 'seller' });
    } finally {
      setBusy(false);
    }
  }

  return { rows: [...first.rows, ...current.rows], hasMore: current.next !== null, isBusy, loadMore };
}
