import type { ReactNode } from 'react';

interface BrowseFrameProps {
  sidebar: ReactNode;
  topBar: ReactNode;
  children: ReactNode;
  /** Stays at the bottom of the screen while the products scroll behind it. */
  promptBar: ReactNode;
}

/** Sidebar, top bar, products and prompt bar of the category pages. */
export function BrowseFrame({ sidebar, topBar, children, promptBar }: BrowseFrameProps) {
  return (
    <div className="flex min-h-(--page-height)">
      {sidebar}
      <div className="flex min-w-0 flex-1 flex-col">
        {topBar}
        <main id="main" tabIndex={-1} className="flex-1 px-(--page-edge) pt-2 outline-none sm:pt-4.5 lg:px-7">
          {children}
        </main>
        {promptBar}
      </div>
    </div>
  );
}
