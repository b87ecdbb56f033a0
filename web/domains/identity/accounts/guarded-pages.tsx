import { Outlet } from 'react-router';
import { commonText } from '../../../../i18n/generated/common.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useGuardsOnSessionChange } from '../session/guards.ts';

/** Layout of the guarded pages; checks the guards again whenever the session changes. */
export function GuardedPages() {
  useGuardsOnSessionChange();
  return <Outlet />;
}

/** Rendered on the server, which does not know the session, so it contains nothing private. */
export function GuardedPageSkeleton() {
  return (
    <div aria-busy="true" className="page-width flex flex-col gap-6 pt-8 sm:pt-12">
      <p className="sr-only">{commonText('loading')}</p>
      <Skeleton className="h-10 w-64 max-w-full" />
      <Skeleton className="h-6 w-96 max-w-full" />
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
