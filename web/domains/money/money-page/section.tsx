import { type ReactNode, useId } from 'react';
import { moneyText } from '../../../../i18n/generated/money.ts';
import { SampleDataBadge } from '../../../ui/display/badge.tsx';
import { richText } from '../../../ui/display/rich-text.tsx';

interface SectionProps {
  title: string;
  /** Whether its content is sample data. */
  isSample?: boolean;
  /** What will stand in place of the samples, shown with them. */
  sampleNote?: string;
  children: ReactNode;
}

/** A titled section of a money page, with a badge for sample data. */
export function Section({ title, isSample, sampleNote, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {isSample && <SampleDataBadge />}
      </div>
      {isSample && sampleNote && <p className="-mt-1 mb-3 text-muted text-sm">{sampleNote}</p>}
      {children}
    </section>
  );
}

/** Shown on every money page of a site where no real money moves. */
export function SandboxNote() {
  return (
    <p className="mb-5 rounded-card border border-line bg-sunken px-4 py-3 text-muted text-sm">
      {richText(moneyText('sandboxNote'), { strong: (words) => <strong className="text-ink">{words}</strong> })}
    </p>
  );
}
