import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Opens and shows what the address names behind its #, also when a link on the page itself names it. */
export function useHashTarget(onArrive: () => void): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells a second press on the same link apart.
  useEffect(() => {
    if (!hash) return;
    onArrive();
    // After the page has drawn what a search may have hidden.
    const frame = requestAnimationFrame(() => {
      const target = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (target instanceof HTMLDetailsElement) target.open = true;
      target?.scrollIntoView({ block: 'start' });
      target?.querySelector<HTMLElement>('summary, textarea')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
}
