import { commonText } from '../../../../i18n/generated/common.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';

/** Placeholder of a money page while its data loads. */
export function MoneySkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <p className="sr-only">{commonText('loading')}</p>
      <Skeleton className="h-48 rounded-tile" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
