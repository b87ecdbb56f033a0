import { useLazy } from '../../../../lib/react/use-lazy.ts';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import type { CategoryChoiceProps } from './category-choice.tsx';

const loadChoice = () => import('./category-choice.tsx').then((module) => module.CategoryChoice);

/** Loaded with the first photo, because the category tree is large. */
export function LazyCategoryChoice(props: CategoryChoiceProps) {
  const Choice = useLazy(loadChoice);
  return Choice ? <Choice {...props} /> : <Skeleton className="h-36" />;
}
