import { useEffect, useState } from 'react';
import type { Language } from '../../../contracts/languages.ts';
import { suggestSearches } from '../../../contracts/listings.ts';
import { api } from '../../lib/api.ts';
import { inLanguage } from '../../lib/language.ts';

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
export function useSuggestions(typed: string, language: Language): readonly Suggestion[] {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const q = typed.trim().slice(0, 100);

  useEffect(() => {
    if (!q) return setSuggestions([]);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const { searches, categories, titles } = await api(suggestSearches, {
          body: { q, language },
          signal: stop.signal,
        });
        if (stop.signal.aborted) return;
        setSuggestions([
          ...searches.map((text) => toSearch(text, language)),
          ...categories.slice(0, categoriesShown).map((category) => toCategory(category, language)),
          ...titles.map((title) => toSearch(title, language)),
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
  }, [q, language]);

  return suggestions;
}

/** Third-level categories have no page: their name is searched for on the page of their section. */
function toCategory({ id, aisle_id, name }: { id: string; aisle_id: string; name: string }, language: Language) {
  const number = Number(id);
  const section = number - (number % 100);
  const path = id === aisle_id ? `/products/${aisle_id}` : `/products/${aisle_id}/${section}`;
  const search = number === section ? '' : `?${new URLSearchParams({ q: name })}`;
  return { label: name, to: inLanguage(path + search, language), isCategory: true };
}

function toSearch(title: string, language: Language): Suggestion {
  return { label: title, to: inLanguage(`/search?${new URLSearchParams({ q: title })}`, language), isCategory: false };
}
