import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is in view or has been near it. */
export function useNearView(ref: RefObject<HTMLElement | null>): boolean {
  const [hasBeenNear, setBeenNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || hasBeenNear) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setBeenNear(true), {
      rootMargin: '400px',
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, hasBeenNear]);
  return hasBeenNear;
}
