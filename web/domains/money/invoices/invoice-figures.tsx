import type { InvoiceSummary } from '../../../../contracts/money/invoices.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { invoicesText } from '../../../../i18n/generated/invoices.ts';
import { Card } from '../../../ui/display/card.tsx';
import { sampleInvoiceFigures } from '../money-page/samples.ts';

/** The four figures; the payout is always real, the others are samples until the account has invoices. */
export function InvoiceFigures({ summary }: { summary: InvoiceSummary }) {
  const shown = summary.is_live
    ? {
        currency: summary.currency,
        overdue: summary.overdue_cents,
        dueNextMonth: summary.due_next_month_cents,
        secondsToPay: summary.average_seconds_to_pay,
      }
    : sampleInvoiceFigures(summary.currency);
  const figures = [
    [invoicesText('overdue'), formatMoney(shown.overdue, shown.currency)],
    [invoicesText('dueNextMonth'), formatMoney(shown.dueNextMonth, shown.currency)],
    [invoicesText('timeToPay'), formatDuration(shown.secondsToPay)],
    [invoicesText('instantPayout'), formatMoney(summary.instant_payout_cents, summary.currency)],
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
  { name: 'days', seconds: 24 * 60 * 60 },
  { name: 'hours', seconds: 60 * 60 },
  { name: 'minutes', seconds: 60 },
  { name: 'seconds', seconds: 1 },
] as const;

/** A duration in its largest whole unit, such as `6 days`; a dash where nothing was paid yet. */
function formatDuration(seconds: number | null): string {
  if (seconds === null) return '–';
  const unit = units.find((one) => seconds >= one.seconds) ?? units[3];
  return invoicesText(unit.name, { count: Math.round(seconds / unit.seconds) });
}
