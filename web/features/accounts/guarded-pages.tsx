import { Outlet } from 'react-router';
import { useGuardsOnSessionChange } from '../../lib/guards.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The pages behind a guard; they exist only while it lets their reader in. */
export function GuardedPages() {
  useGuardsOnSessionChange();
  return <Outlet />;
}

/** What the server draws of a guarded page: nothing private, because it does not know the reader. */
export function GuardedPageSkeleton() {
  return (
    <div aria-busy="true" className="page-width flex flex-col gap-6 pt-8 sm:pt-12">
      <p className="sr-only">Loading</p>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-6 w-96 max-w-full" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
