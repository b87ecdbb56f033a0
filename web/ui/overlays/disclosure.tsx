import { ChevronDown, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '../buttons/classes.ts';

interface DisclosureProps {
  /** Always visible; clicking it shows the rest. */
  summary: ReactNode;
  children: ReactNode;
  id?: string;
  isInitiallyOpen?: boolean;
  /** Only one disclosure of the same name is open at a time. */
  name?: string;
  mark?: 'chevron' | 'plus';
}

/** A collapsible card. A native `<details>`, so that the browser's find-in-page and the keyboard reach its content. */
export function Disclosure({ summary, children, id, isInitiallyOpen, name, mark = 'chevron' }: DisclosureProps) {
  const Mark = mark === 'plus' ? Plus : ChevronDown;
  return (
    <details
      id={id}
      name={name}
      open={isInitiallyOpen}
      className="group scroll-mt-6 rounded-card border border-line bg-surface shadow-soft open:border-brand"
    >
      <summary className="flex min-h-13 list-none items-center gap-4 rounded-card px-4.5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{summary}</span>
        <Mark
          aria-hidden="true"
          className={classes(
            'size-5 shrink-0 text-muted transition-transform duration-150',
            mark === 'plus' ? 'group-open:rotate-45' : 'group-open:rotate-180',
          )}
        />
      </summary>
      <div className="px-4.5 pt-1 pb-4.5">{children}</div>
    </details>
  );
}
