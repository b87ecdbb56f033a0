import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Shows what the address names behind its #; on pages that the browser draws, it was not there yet when the browser looked. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
