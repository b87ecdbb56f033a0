import { useEffect, useState } from 'react';
import { type Category, findCategory, searchCategories } from '../../../catalog/lookup.ts';
import { suggestSearches } from '../../../contracts/listings.ts';
import { api } from '../../lib/api.ts';

const debounceMs = 150;
const shownByName = 30;

/**
 * Categories for a typed word: those with such a name at once, and when typing pauses also those of the goods that the word
 * means, which the server knows.
 */
export function useCategorySearch(query: string): readonly Category[] {
  const [ofGoods, setOfGoods] = useState<{ query: string; ids: readonly string[] }>({ query: '', ids: [] });
  const q = query.trim().slice(0, 100);

  useEffect(() => {
    if (q === '') return;
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { categories } = await api(suggestSearches, { body: { q }, signal: stop.signal });
        setOfGoods({ query: q, ids: categories.map(({ id }) => id) });
      } catch (error) {
        // Names are still searched.
        if (!stop.signal.aborted) console.warn('No categories of goods.', error);
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q]);

  if (q === '') return [];
  const byName = searchCategories(q, shownByName);
  const meant = ofGoods.query === q ? ofGoods.ids.flatMap((id) => findCategory(id) ?? []) : [];
  return [...new Set([...byName, ...meant])];
}
