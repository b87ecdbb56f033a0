import { commonText } from '../../../../../i18n/generated/common.ts';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';

/** Placeholder in the shape of an order's cards. */
export function OrderSkeleton() {
  return (
    <div aria-busy="true">
      <p className="sr-only">{commonText('loading')}</p>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  );
}
