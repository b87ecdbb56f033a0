import type { ReactNode } from 'react';
import { shellText } from '../../../messages/shell.ts';

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
      <a
        href="#main"
        className="fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-ink px-5 py-3 font-semibold text-paper focus:translate-y-0"
      >
        {shellText('skipToContent')}
      </a>
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
