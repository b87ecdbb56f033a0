import type { ReactNode } from 'react';

/** A component with its name as the heading. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="border-line border-b py-6">
      <h2 className="mb-3 font-sans font-semibold text-muted text-xs uppercase tracking-wide">{name}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  );
}
