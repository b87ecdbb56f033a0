import type { Invoice } from '../../../../contracts/money/invoices.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { invoicesText } from '../../../../i18n/generated/invoices.ts';
import { InvoiceBadge } from '../money-page/badges.tsx';
import { Table } from '../money-page/table.tsx';

interface InvoiceTableProps {
  caption: string;
  invoices: readonly Invoice[];
  onOpen: (invoice: Invoice) => void;
}

/** Invoices in rows; the number opens the details. */
export function InvoiceTable({ caption, invoices, onOpen }: InvoiceTableProps) {
  const columns = [
    {
      title: invoicesText('invoice'),
      cell: (invoice: Invoice) => (
        <button
          type="button"
          onClick={() => onOpen(invoice)}
          className="touch-edge rounded-control font-semibold text-brand underline underline-offset-4"
        >
          {invoice.number}
        </button>
      ),
    },
    {
      title: invoicesText('billedTo'),
      cell: ({ billed_to }: Invoice) => (
        <span translate="no" className="[overflow-wrap:anywhere]">
          {billed_to}
        </span>
      ),
    },
    { title: invoicesText('due'), cell: ({ due_at }: Invoice) => formatDate(due_at) },
    {
      title: invoicesText('amount'),
      isAmount: true,
      cell: ({ amount_cents, currency }: Invoice) => (
        <b className="tabular-nums">{formatMoney(amount_cents, currency)}</b>
      ),
    },
    { title: invoicesText('status'), cell: ({ state }: Invoice) => <InvoiceBadge state={state} /> },
  ];
  return <Table caption={caption} rows={invoices} keyOf={({ number }) => number} columns={columns} />;
}
