import type { InvoiceSummary } from '../../../contracts/invoices.ts';
import { invoicesText } from '../../../messages/invoices.ts';
import { formatDate, formatMoney } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';

interface CommissionCardProps {
  owed: NonNullable<InvoiceSummary['commission_owed']>;
}

/** The commission of orders that were paid in cash or by transfer, with the day on which the first is due. */
export function CommissionCard({ owed }: CommissionCardProps) {
  const { amount_cents, orders, first_due_at, is_overdue } = owed;
  const date = formatDate(first_due_at);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="text-muted">{invoicesText('commissionOrders', { count: orders })}</p>
      <p className="flex flex-wrap items-center gap-3">
        <b className="whitespace-nowrap font-heading text-xl tabular-nums">{formatMoney(amount_cents)}</b>
        <Badge tone={is_overdue ? 'bad' : 'warn'}>
          {invoicesText(is_overdue ? 'commissionOverdue' : 'commissionDue', { date })}
        </Badge>
      </p>
    </Card>
  );
}
