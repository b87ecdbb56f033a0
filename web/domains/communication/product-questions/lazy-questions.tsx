import { useRef } from 'react';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { useNearView } from '../../../lib/react/use-near-view.ts';

const loadList = () => import('./question-list.tsx').then(({ QuestionList }) => QuestionList);

interface LazyQuestionsProps {
  productId: string;
  sellerId: string;
}

/** The questions on a product, loaded with their script when the reader comes near them. */
export function LazyQuestions({ productId, sellerId }: LazyQuestionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useNearView(place);
  const List = useLazy(loadList, isWanted);
  return (
    <div ref={place} className="min-h-40 pt-12 sm:pt-16">
      {List && <List key={productId} productId={productId} sellerId={sellerId} />}
    </div>
  );
}
