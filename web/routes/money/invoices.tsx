import { invoicesText } from '../../../i18n/generated/invoices.ts';
import { moneyText } from '../../../i18n/generated/money.ts';
import { Invoices } from '../../domains/money/invoices/invoices.tsx';
import { loadInvoices } from '../../domains/money/money-page/load-money.ts';
import { MoneySkeleton } from '../../domains/money/money-page/money-skeleton.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { SellerPage } from '../seller-shell/seller-page.tsx';
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
