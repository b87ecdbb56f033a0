import type { ReactNode } from 'react';

/** One page of an operator: its title and what it is about, then its content. */
export function OperatorPage({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <>
      <h1 className="text-title sm:text-headline">{title}</h1>
      {lead && <p className="mt-1.5 text-muted">{lead}</p>}
      <div className="mt-6">{children}</div>
    </>
  );
}
