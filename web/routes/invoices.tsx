import { invoicesText } from '../../messages/generated/invoices.ts';
import { moneyText } from '../../messages/generated/money.ts';
import { Invoices } from '../features/money/invoices.tsx';
import { loadInvoices } from '../features/money/load-money.ts';
import { MoneySkeleton } from '../features/money/money-skeleton.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { toResult } from '../lib/async-result.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AsyncPart } from '../ui/async-part.tsx';
import type { Route } from './+types/invoices.ts';

export const meta = () => pageMeta({ title: invoicesText('pageTitle'), description: invoicesText('pageDescription') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ page: toResult(loadInvoices()) });

export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <SellerPage title={invoicesText('title')}>
      <AsyncPart result={loaderData.page} name={moneyText('thisPage')} fallback={<MoneySkeleton />}>
        {(data) => <Invoices {...data} />}
      </AsyncPart>
    </SellerPage>
  );
}
