import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the element of the URL's hash, which client-rendered pages do not have yet when the browser looks for it. */
export function useScrollToHash(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
