import { countOf } from '../../../contracts/figures.ts';
import type { InvoiceSummary } from '../../../contracts/invoices.ts';
import { formatMoney } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { sampleInvoiceFigures } from './samples.ts';

/** The four figures; the payout is always real, the others are samples until the account has invoices. */
export function InvoiceFigures({ summary }: { summary: InvoiceSummary }) {
  const shown = summary.is_live
    ? {
        overdue: summary.overdue_cents,
        dueNextMonth: summary.due_next_month_cents,
        secondsToPay: summary.average_seconds_to_pay,
      }
    : sampleInvoiceFigures;
  const figures = [
    ['Overdue', formatMoney(shown.overdue)],
    ['Due within next month', formatMoney(shown.dueNextMonth)],
    ['Average time to get paid', formatDuration(shown.secondsToPay)],
    ['Available for instant payout', formatMoney(summary.instant_payout_cents)],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3.5 lg:grid-cols-4">
      {figures.map(([label, value]) => (
        <Card key={label} className="flex flex-col justify-between gap-2 px-4.5 py-4">
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="font-bold font-heading text-xl tabular-nums sm:text-2xl">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}

const units = [
  { name: 'day', seconds: 24 * 60 * 60 },
  { name: 'hour', seconds: 60 * 60 },
  { name: 'minute', seconds: 60 },
  { name: 'second', seconds: 1 },
];

/** A duration in its largest whole unit, such as `6 days`; a dash where nothing was paid yet. */
function formatDuration(seconds: number | null): string {
  if (seconds === null) return '–';
  const unit = units.find((one) => seconds >= one.seconds) ?? { name: 'second', seconds: 1 };
  const count = Math.round(seconds / unit.seconds);
  return countOf(count, unit.name);
}
