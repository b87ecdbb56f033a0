import { useEffect, useState } from 'react';

/** Long enough that a word is typed in one go. */
const pauseMs = 300;

/** A search box that asks once its reader pauses, and follows the address when that changes otherwise. */
export function useSearchWords(q: string, onSearch: (q: string) => void) {
  const [typed, setTyped] = useState(q);
  const [asked, setAsked] = useState(q);
  if (q !== asked) {
    setAsked(q);
    setTyped(q);
  }
  const wanted = typed.trim();

  useEffect(() => {
    if (wanted === q) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      onSearch(wanted);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, q, onSearch]);

  return { value: typed, onChange: (event: { target: { value: string } }) => setTyped(event.target.value) };
}
