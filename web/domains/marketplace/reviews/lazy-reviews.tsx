import { useRef } from 'react';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { useNearView } from '../../../lib/react/use-near-view.ts';
import type { ReviewSubject } from './review-list.tsx';

const loadList = () => import('./review-list.tsx').then(({ ReviewList }) => ReviewList);

interface LazyReviewsProps {
  of: ReviewSubject;
}

/** The reviews of a product or a shop, loaded with their script when the reader comes near them. */
export function LazyReviews({ of }: LazyReviewsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useNearView(place);
  const List = useLazy(loadList, isWanted);
  return (
    <div ref={place} className="min-h-40 pt-12 sm:pt-16">
      {List && <List key={Object.values(of).join()} of={of} />}
    </div>
  );
}
