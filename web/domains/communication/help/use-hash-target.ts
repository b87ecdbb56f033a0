import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens and scrolls to the element named by the URL's hash, also after a link within the page. */
export function useHashTarget(onNavigate: () => void): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key changes with a second press on the same link.
  useEffect(() => {
    if (!hash) return;
    onNavigate();
    // After the page has rendered entries that a search may have hidden.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target instanceof HTMLDetailsElement) target.open = true;
      target?.scrollIntoView({ block: 'start' });
      target?.querySelector<HTMLElement>('summary, textarea')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
