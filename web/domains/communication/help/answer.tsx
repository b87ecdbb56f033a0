import { ArrowRight, Link2 } from 'lucide-react';
import { Link } from 'react-router';
import type { HelpEntry } from '../../../../help/entry.ts';
import { helpCenterText } from '../../../../i18n/generated/help-center.ts';
import { Disclosure } from '../../../ui/overlays/disclosure.tsx';

/** A question that expands to its answer and can be linked to. */
export function Answer({ entry: { slug, question, answer, links } }: { entry: HelpEntry }) {
  return (
    <Disclosure id={slug} mark="plus" summary={question}>
      <div className="flex flex-col gap-2.5 text-muted">
        <p>{answer}</p>
        <p className="-mb-2 flex flex-wrap items-center gap-x-5 font-semibold">
          {links.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="inline-flex min-h-11 items-center gap-1.5 text-brand-strong hover:underline"
            >
              {label}
              <ArrowRight aria-hidden="true" className="size-4" />
            </Link>
          ))}
          <Link
            to={`#${slug}`}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-1.5 text-muted text-sm hover:text-ink hover:underline"
          >
            <Link2 aria-hidden="true" className="size-4" />
            {helpCenterText('linkToAnswer')}
          </Link>
        </p>
      </div>
    </Disclosure>
  );
}
