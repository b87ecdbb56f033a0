import { useState } from 'react';
import type { Invoice } from '../../../../contracts/money/invoices.ts';
import { commissionInvoicesText } from '../../../../i18n/generated/commission-invoices.ts';
import { invoicesText } from '../../../../i18n/generated/invoices.ts';
import { statementsText } from '../../../../i18n/generated/statements.ts';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { type Page, usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { fetchInvoices, type loadInvoices } from '../money-page/load-money.ts';
import { sampleInvoices, samplePayouts } from '../money-page/samples.ts';
import { SandboxNote, Section } from '../money-page/section.tsx';
import { useRefreshWhile } from '../money-page/use-refresh-while.ts';
import { Statements } from '../statements/statements.tsx';
import { PayoutCard } from '../wallet/payout-card.tsx';
import { PayoutHistory } from '../wallet/payout-history.tsx';
import { CommissionCard } from './commission-card.tsx';
import { CommissionInvoices } from './commission-invoices.tsx';
import { InvoiceFigures } from './invoice-figures.tsx';
import { InvoicePanel } from './invoice-panel.tsx';
import { InvoiceTable } from './invoice-table.tsx';

const singlePage = <Row,>(rows: Row[]): Page<Row> => ({ rows, next: null });

/** The content of the invoices page. */
export function Invoices({ summary, unpaid, settled, payouts, ...rest }: Awaited<ReturnType<typeof loadInvoices>>) {
  const { statements, commission } = rest;
  const [opened, setOpened] = useState<Invoice | null>(null);
  const isSample = !summary.is_live;
  const isPayingOut = payouts.rows.some(({ state }) => state === 'processing');
  useRefreshWhile(unpaid.rows.length > 0 || isPayingOut);
  return (
    <>
      {summary.is_sandbox && <SandboxNote />}
      <Section title={invoicesText('overview')} isSample={isSample} sampleNote={invoicesText('sample')}>
        <InvoiceFigures summary={summary} />
        {summary.payout_wallet === 'usdt' && <PayoutCard summary={summary} />}
      </Section>
      {summary.commission_owed && (
        <Section title={invoicesText('commissionOwed')}>
          <CommissionCard
            owed={summary.commission_owed}
            currency={summary.currency}
            availableCents={summary.available_cents}
          />
        </Section>
      )}
      <Section title={invoicesText('unpaid')} isSample={isSample}>
        <InvoiceList
          first={isSample ? singlePage(sampleInvoices(summary.currency)) : unpaid}
          isSettled={false}
          onOpen={setOpened}
        />
      </Section>
      {!isSample && (
        <Section title={invoicesText('settled')}>
          <InvoiceList first={settled} isSettled onOpen={setOpened} />
        </Section>
      )}
      <Section title={commissionInvoicesText('title')}>
        <CommissionInvoices first={commission} />
      </Section>
      <Section title={invoicesText('payoutHistory')} isSample={isSample}>
        <PayoutHistory first={isSample ? singlePage(samplePayouts(summary.currency)) : payouts} />
      </Section>
      <Section title={statementsText('title')}>
        <Statements statements={statements} />
      </Section>
      <InvoicePanel invoice={opened} isSample={isSample} onClose={() => setOpened(null)} />
    </>
  );
}

interface InvoiceListProps {
  first: Page<Invoice>;
  isSettled: boolean;
  onOpen: (invoice: Invoice) => void;
}

function InvoiceList({ first, isSettled, onOpen }: InvoiceListProps) {
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(
    first,
    ({ number, state }) => number + state,
    (cursor) => fetchInvoices(isSettled, cursor),
  );
  if (rows.length === 0) {
    return <p className="text-muted">{invoicesText(isSettled ? 'noSettled' : 'noUnpaid')}</p>;
  }
  return (
    <>
      <InvoiceTable caption={invoicesText(isSettled ? 'settled' : 'unpaid')} invoices={rows} onOpen={onOpen} />
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}
