import { useEffect, useRef } from 'react';
import type { Exchange } from './use-conversation.ts';

/** Further up than this, the reader is reading something else. */
const nearPixels = 240;

/** Scrolls to the end with each new question, and along with its answer while the reader stays there. */
export function useScrollToNewest(exchanges: readonly Exchange[]) {
  const end = useRef<HTMLDivElement>(null);
  const followed = useRef(0);
  const newest = exchanges.at(-1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever makes the newest exchange longer moves its end.
  useEffect(() => {
    if (!newest || !end.current) return;
    const isNew = newest.key !== followed.current;
    followed.current = newest.key;
    const isNear = end.current.getBoundingClientRect().top < window.innerHeight + nearPixels;
    if (!isNew && !isNear) return;
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    end.current.scrollIntoView({ block: 'end', behavior: isNew && !isStill ? 'smooth' : 'instant' });
  }, [newest?.key, newest?.answer, newest?.links, newest?.state]);

  return end;
}
