import type { ReactNode } from 'react';
import { classes } from '../buttons/classes.ts';

/** The next step of a page: in its place on wide screens, at the bottom of the screen on a phone. */
export function BottomBar({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classes(
        // The page’s frame leaves room for an element of this class.
        'bottom-bar flex items-center gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-tiny:static max-tiny:flex-wrap max-md:mt-0',
        'max-md:border-line max-md:border-t max-md:bg-surface max-md:px-(--page-edge) max-md:py-3',
        className,
      )}
    >
      {children}
    </div>
  );
}
