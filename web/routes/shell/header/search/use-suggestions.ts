import { useEffect, useState } from 'react';
import { suggestSearches } from '../../../../../contracts/marketplace/listings.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { api } from '../../../../lib/api/api.ts';

export interface Suggestion {
  label: string;
  to: string;
  isCategory: boolean;
}

/** So that titles are in sight too. */
const categoriesShown = 4;

/** Short enough to feel immediate, long enough to skip intermediate input. */
const debounceMs = 150;

/** Requests suggestions when typing pauses; the last ones stay until the next response. */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const q = typed.trim().slice(0, 100);

  useEffect(() => {
    if (!q) return setSuggestions([]);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { searches, categories, titles } = await api(suggestSearches, {
          body: { q, language: getLocale() },
          signal: stop.signal,
        });
        if (stop.signal.aborted) return;
        setSuggestions([
          ...searches.map((text) => toSearch(text)),
          ...categories.slice(0, categoriesShown).map((category) => toCategory(category)),
          ...titles.map((title) => toSearch(title)),
        ]);
      } catch (error) {
        // Searching works without suggestions.
        if (!stop.signal.aborted) console.warn('No suggestions.', error);
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [q]);

  return suggestions;
}

/** Third-level categories have no page: their name is searched for on the page of their section. */
function toCategory({ id, top_category_id, name }: { id: string; top_category_id: string; name: string }) {
  const number = Number(id);
  const section = number - (number % 100);
  const path = id === top_category_id ? `/products/${top_category_id}` : `/products/${top_category_id}/${section}`;
  const search = number === section ? '' : `?${new URLSearchParams({ q: name })}`;
  return { label: name, to: path + search, isCategory: true };
}

function toSearch(title: string): Suggestion {
  return { label: title, to: `/search?${new URLSearchParams({ q: title })}`, isCategory: false };
}
