import { Skeleton } from '../../ui/skeleton.tsx';

/** The shapes of a page about money that is still on its way. */
export function MoneySkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <p className="sr-only">Loading</p>
      <Skeleton className="h-48 rounded-tile" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  );
}
