import { useEffect, useRef } from 'react';

/** Keeps the newest message in view when it arrives, unless the reader has scrolled up to older ones; own words are always shown. */
export function useScrollToEnd(newest: string | undefined, pending: number) {
  const end = useRef<HTMLDivElement>(null);
  const followsEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message scrolls.
  useEffect(() => {
    if (followsEnd.current || pending > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest, pending]);
  useEffect(() => {
    if (!end.current) return;
    // Says where the reader was before new messages made the thread longer.
    const watch = new IntersectionObserver(
      ([entry]) => {
        followsEnd.current = entry?.isIntersecting ?? true;
      },
      { rootMargin: '0px 0px 50%' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, []);
  return end;
}
