import { useEffect, useRef, useState } from 'react';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import type { ReviewSubject } from './review-list.tsx';

const loadList = () => import('./review-list.tsx').then(({ ReviewList }) => ReviewList);

interface LazyReviewsProps {
  of: ReviewSubject;
}

/** The reviews of a product or a shop, loaded with their script when the reader comes near them. */
export function LazyReviews({ of }: LazyReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isRelaxed, setNear] = useState(false);
  const List = useLazy(loadList, isRelaxed);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setNear(true),
      {
        rootMargin: '400px',
      },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="min-h-40 pt-12 sm:pt-16">
      {List && <List key={Object.values(of).join()} of={of} />}
    </div>
  );
}
