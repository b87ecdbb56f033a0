import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { photoEditsText } from '../../../../i18n/generated/photo-edits.ts';

/** The layout of a tool with a link back to all resources. */
export function ToolFrame({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed card is gone, so the focus moves to the tool's heading.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section aria-labelledby="tool">
      <Link
        to="/resources"
        className="mb-1 inline-flex min-h-11 items-center gap-2 font-semibold text-muted hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        {photoEditsText('allResources')}
      </Link>
      <h2 id="tool" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-5 max-w-[46rem] text-muted">{lead}</p>
      {children}
    </section>
  );
}
