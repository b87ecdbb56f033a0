import type { ReactNode } from 'react';
import { commonText } from '../../../i18n/generated/common.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Sidebar, SidebarSkeleton } from './sidebar.tsx';

interface SellerFrameProps {
  themeSwitch: ReactNode;
  /** The theme switch of a collapsed sidebar. */
  compactThemeSwitch: ReactNode;
  /** Shown above the page. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of a seller's workspace. A page may render its own panel beside its `SellerPage`. */
export function SellerFrame({ themeSwitch, compactThemeSwitch, notice, children }: SellerFrameProps) {
  return (
    <div className="flex min-h-(--page-height)">
      <Sidebar themeSwitch={themeSwitch} compactThemeSwitch={compactThemeSwitch} />
      <main id="main" tabIndex={-1} className="flex min-w-0 flex-1 flex-col outline-none">
        {notice}
        <div className="flex min-w-0 flex-1">{children}</div>
      </main>
      <BottomBar themeSwitch={themeSwitch} />
    </div>
  );
}

/** Rendered by the server, which does not know the visitor and therefore shows nothing private. */
export function SellerFrameSkeleton() {
  return (
    <div aria-busy="true" className="flex min-h-(--page-height)">
      <p className="sr-only">{commonText('loading')}</p>
      <SidebarSkeleton />
      <div className="flex min-w-0 flex-1 flex-col gap-6 px-(--page-edge) pt-7 lg:px-9">
        <Skeleton className="h-10 w-64 max-w-full" />
        <Skeleton className="h-6 w-96 max-w-full" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  );
}
