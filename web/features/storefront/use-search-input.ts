import { useEffect, useRef, useState } from 'react';

/** Long enough that a word is typed in one go. */
const pauseMs = 300;

/** A search box that asks once its reader pauses, and follows the address when that changes otherwise. */
export function useSearchInput(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const asked = useRef(q);
  const wanted = typed.trim();

  useEffect(() => {
    // What was asked here arrives in the address a moment later; more may have been typed by then.
    if (q === asked.current) return;
    asked.current = q;
    setTyped(q);
  }, [q]);

  useEffect(() => {
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      onSearch(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, onSearch]);

  return { value: typed, onChange: (event: { target: { value: string } }) => setTyped(event.target.value) };
}
