import { type ComponentType, useEffect, useState } from 'react';
import { reportUnreachable, useIsServerReachable } from '../../lib/connection.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { CategoryChoiceProps } from './category-choice.tsx';

/** The whole category tree is heavy; it comes with the first photo, and again if the connection was lost meanwhile. */
export function LazyCategoryChoice(props: CategoryChoiceProps) {
  const [Choice, setChoice] = useState<ComponentType<CategoryChoiceProps> | null>(null);
  const isReachable = useIsServerReachable();
  useEffect(() => {
    if (Choice || !isReachable) return;
    import('./category-choice.tsx').then((module) => setChoice(() => module.CategoryChoice), reportUnreachable);
  }, [Choice, isReachable]);
  return Choice ? <Choice {...props} /> : <Skeleton className="h-36" />;
}
