import { useEffect, useRef } from 'react';
import type { Exchange } from './use-conversation.ts';

/** A seller who scrolled further up than this is reading something else. */
const nearPixels = 240;

/** Scrolls to the end with each new question, and follows its answer while the seller stays near the end. */
export function useScrollToNewest(exchanges: readonly Exchange[]) {
  const end = useRef<HTMLDivElement>(null);
  const lastKey = useRef(0);
  const newest = exchanges.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the newest exchange may move its end.
  useEffect(() => {
    if (!newest || !end.current) return;
    const isNew = newest.key !== lastKey.current;
    lastKey.current = newest.key;
    const isRelaxed = end.current.getBoundingClientRect().top < window.innerHeight + nearPixels;
    if (!isNew && !isRelaxed) return;
    const isReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    end.current.scrollIntoView({ block: 'end', behavior: isNew && !isReducedMotion ? 'smooth' : 'instant' });
  }, [newest?.key, newest?.answer, newest?.links, newest?.state]);

  return end;
}
