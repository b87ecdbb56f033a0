import { useEffect, useRef, useState } from 'react';

/** Longer than the pause between two keystrokes. */
const debounceMs = 300;

/** A debounced search input that also follows changes of the query in the URL. */
export function useSearchInput(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const searched = useRef(q);
  const query = typed.trim();

  useEffect(() => {
    // The search of this input appears in the URL a moment later, and must not replace text typed since.
    if (q === searched.current) return;
    searched.current = q;
    setTyped(q);
  }, [q]);

  useEffect(() => {
    if (query === searched.current) return;
    const timer = setTimeout(() => {
      searched.current = query;
      onSearch(query);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [query, onSearch]);

  return { value: typed, onChange: (event: { target: { value: string } }) => setTyped(event.target.value) };
}
