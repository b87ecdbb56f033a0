import { Download } from 'lucide-react';
import { useState } from 'react';
import { getInvoiceFile, type Invoice } from '../../../../contracts/money/invoices.ts';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { invoicesText } from '../../../../i18n/generated/invoices.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { api } from '../../../lib/api/api.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SampleDataBadge } from '../../../ui/display/badge.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { InvoiceBadge } from '../money-page/badges.tsx';

interface InvoicePanelProps {
  /** Null while the panel is closed. */
  invoice: Invoice | null;
  isSample: boolean;
  onClose: () => void;
}

/** The details of an invoice with its PDF download. */
export function InvoicePanel({ invoice, isSample, onClose }: InvoicePanelProps) {
  const actions = isSample ? (
    <p className="w-full text-muted text-sm">{invoicesText('sampleHasNoFile')}</p>
  ) : (
    invoice && <DownloadButton number={invoice.number} />
  );
  return (
    <Sheet
      isOpen={invoice !== null}
      title={invoicesText('invoiceNumber', { number: invoice?.number ?? '' })}
      onClose={onClose}
      actions={invoice && actions}
    >
      {invoice && (
        <>
          <p className="flex items-center gap-3">
            <span className="font-bold font-heading text-title leading-heading tabular-nums">
              {formatMoney(invoice.amount_cents, invoice.currency)}
            </span>
            <InvoiceBadge state={invoice.state} />
            {isSample && <SampleDataBadge />}
          </p>
          <dl className="mt-6 flex flex-col gap-4">
            {detailsOf(invoice).map(([label, value]) => (
              <div key={label} className="flex justify-between gap-6 border-line border-b pb-3">
                <dt className="shrink-0 text-muted">{label}</dt>
                <dd className="whitespace-pre-line text-right font-medium [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Sheet>
  );
}

function detailsOf(invoice: Invoice): [string, string][] {
  return [
    [invoicesText('billedTo'), invoice.billed_to],
    [invoicesText('description'), invoice.description],
    [invoicesText('issued'), formatDate(invoice.issued_at)],
    [invoicesText('due'), formatDate(invoice.due_at)],
    [invoicesText('paidOn'), invoice.paid_at ? formatDate(invoice.paid_at) : '–'],
  ];
}

function DownloadButton({ number }: { number: string }) {
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();

  async function download() {
    setBusy(true);
    try {
      const { name, content } = await api(getInvoiceFile, { params: { number }, body: { language: getLocale() } });
      saveFile(name, content);
    } catch (error) {
      showToast({ text: (error as Error).message, tone: 'bad', accountRole: 'seller' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      tone="primary"
      isBusy={isBusy}
      onClick={download}
      icon={<Download aria-hidden="true" className="size-4.5" />}
    >
      {invoicesText('download')}
    </Button>
  );
}
