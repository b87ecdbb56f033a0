import { Download } from 'lucide-react';
import { useState } from 'react';
import { type CommissionInvoice, getCommissionInvoiceFile } from '../../../../contracts/money/commission-invoices.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { commissionInvoicesText } from '../../../../i18n/generated/commission-invoices.ts';
import { invoicesText } from '../../../../i18n/generated/invoices.ts';
import { moneyText } from '../../../../i18n/generated/money.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { type Page, usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { InvoiceBadge } from '../money-page/badges.tsx';
import { fetchCommissionInvoices } from '../money-page/load-money.ts';
import { Table } from '../money-page/table.tsx';

/** What the platform billed for its commission, each with its file. */
export function CommissionInvoices({ first }: { first: Page<CommissionInvoice> }) {
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(first, ({ number }) => number, fetchCommissionInvoices);
  if (rows.length === 0) return <p className="text-muted">{commissionInvoicesText('none')}</p>;
  return (
    <>
      <Table caption={commissionInvoicesText('title')} rows={rows} keyOf={({ number }) => number} columns={columns()} />
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}

const columns = () => [
  { title: invoicesText('invoice'), cell: ({ number }: CommissionInvoice) => <b>{number}</b> },
  { title: commissionInvoicesText('order'), cell: ({ order_number }: CommissionInvoice) => order_number },
  { title: invoicesText('issued'), cell: ({ issued_at }: CommissionInvoice) => formatDate(issued_at) },
  {
    title: invoicesText('amount'),
    cell: ({ amount_cents, tax_cents, currency }: CommissionInvoice) => (
      <span className="max-sm:text-right">
        <b className="tabular-nums">{formatMoney(amount_cents, currency)}</b>
        {tax_cents > 0 && (
          <span className="block text-caption text-muted">
            {moneyText('commissionTax', { amount: formatMoney(tax_cents, currency) })}
          </span>
        )}
      </span>
    ),
  },
  {
    title: invoicesText('status'),
    cell: ({ paid_at, due_at }: CommissionInvoice) => (
      <InvoiceBadge state={paid_at ? 'paid' : Date.parse(due_at) < Date.now() ? 'overdue' : 'unpaid'} />
    ),
  },
  { title: commissionInvoicesText('file'), cell: ({ number }: CommissionInvoice) => <File number={number} /> },
];

function File({ number }: { number: string }) {
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();

  async function download() {
    setBusy(true);
    try {
      const asked = { params: { number }, body: { language: getLocale() } };
      const { name, content } = await api(getCommissionInvoiceFile, asked);
      saveFile(name, content);
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'bad', accountRole: 'seller' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      isBusy={isBusy}
      onClick={download}
      aria-label={commissionInvoicesText('download', { number })}
      icon={<Download aria-hidden="true" className="size-4" />}
    >
      PDF
    </Button>
  );
}
