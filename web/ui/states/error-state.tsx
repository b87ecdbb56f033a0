import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** Shown in place of a part that could not be loaded: the error and an optional action. */
export function ErrorState({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-2 rounded-card border border-line bg-surface px-6 py-12 text-center"
    >
      <span className="mb-2 flex size-14 items-center justify-center rounded-full bg-bad-soft text-bad">
        <CloudOff aria-hidden="true" className="size-7" />
      </span>
      <p className="font-bold font-heading text-xl">{title}</p>
      <p className="max-w-md text-muted">{children}</p>
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
