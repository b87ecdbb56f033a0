import { useLazy } from '../../lib/use-lazy.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CategoryChoiceProps } from './category-choice.tsx';

const loadChoice = () => import('./category-choice.tsx').then((module) => module.CategoryChoice);

/** The whole category tree is heavy; it comes with the first photo. */
export function LazyCategoryChoice(props: CategoryChoiceProps) {
  const Choice = useLazy(loadChoice);
  return Choice ? <Choice {...props} /> : <Skeleton className="h-36" />;
}
