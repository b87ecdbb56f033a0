import { useEffect, useRef, useState } from 'react';
import { listQuestions, type ProductQuestion } from '../../../../contracts/communication/product-questions.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';

interface Loaded {
  questions: ProductQuestion[];
  next: string | null;
}

/** A pause in typing after which the list is searched. */
const pauseMs = 300;

/** The questions on a product, page by page; those with the words of `query`, if there are any. */
export function useQuestions(productId: string, query: string) {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const newest = useRef(0);

  async function load(before: Loaded | null) {
    newest.current += 1;
    const call = newest.current;
    setBusy(true);
    setProblem(null);
    try {
      const cursor = before?.next ?? undefined;
      const body = { product_id: productId, q: query.trim(), language: getLocale(), cursor };
      const page = await api(listQuestions, { body });
      if (call !== newest.current) return;
      setLoaded({ questions: [...(before?.questions ?? []), ...page.questions], next: page.next_cursor });
    } catch (error) {
      if (call === newest.current) setProblem((error as Error).message);
    } finally {
      if (call === newest.current) setBusy(false);
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list begins anew for other words; the key makes a new one for another product.
  useEffect(() => {
    const waiting = setTimeout(() => void load(null), newest.current === 0 ? 0 : pauseMs);
    return () => clearTimeout(waiting);
  }, [query]);

  /** Changes what is shown after the server has stored it. */
  function change(to: (questions: ProductQuestion[]) => ProductQuestion[]) {
    setLoaded((now) => now && { ...now, questions: to(now.questions) });
  }

  return { loaded, problem, isBusy, change, loadMore: () => load(loaded), retry: () => load(loaded) };
}
