import type { ReactNode } from 'react';
import { commonText } from '../../../i18n/generated/common.ts';
import { classes } from '../buttons/classes.ts';

const tones = {
  neutral: 'bg-sunken text-muted',
  new: 'bg-good-soft text-good',
  trending: 'bg-brand-soft text-brand-strong',
  sample: 'border border-dashed border-faint text-muted',
  ai: 'bg-ai-soft text-ai',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
};

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center rounded-full px-2.5 py-1 font-semibold text-xs leading-none',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}

/** Marks figures that are sample data and not the account's own. */
export function SampleDataBadge() {
  return <Badge tone="sample">{commonText('sampleData')}</Badge>;
}
