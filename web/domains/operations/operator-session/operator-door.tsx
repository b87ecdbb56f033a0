import type { ReactNode } from 'react';
import { Logo } from '../../../ui/display/logo.tsx';

/** The frame of the two pages that lead an operator in. */
export function OperatorDoor({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto flex min-h-(--page-height) w-full max-w-130 flex-col justify-center gap-4 px-(--page-edge) py-10 outline-none"
    >
      <Logo />
      <h1 className="text-title sm:text-headline">{title}</h1>
      <p className="text-muted [overflow-wrap:anywhere]">{lead}</p>
      {children}
    </main>
  );
}
