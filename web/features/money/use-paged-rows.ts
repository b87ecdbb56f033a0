import { useState } from 'react';
import { useToast } from '../../ui/toast.tsx';

export interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** A list that goes on from its first page on request; when that page changes, it begins anew. */
export function usePagedRows<Row>(
  first: Page<Row>,
  keyOf: (row: Row) => string,
  fetchAfter: (cursor: string) => Promise<Page<Row>>,
) {
  const beginning = first.rows.map(keyOf).join();
  const [older, setOlder] = useState({ beginning, rows: [] as Row[], next: first.next });
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const now = older.beginning === beginning ? older : { beginning, rows: [], next: first.next };

  async function loadMore() {
    if (now.next === null || isBusy) return;
    setBusy(true);
    try {
      const page = await fetchAfter(now.next);
      setOlder({ beginning, rows: [...now.rows, ...page.rows], next: page.next });
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'bad', side: 'seller' });
    } finally {
      setBusy(false);
    }
  }

  return { rows: [...first.rows, ...now.rows], hasMore: now.next !== null, isBusy, loadMore };
}
