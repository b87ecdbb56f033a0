import { fetched } from '../features/money/fetched.ts';
import { Invoices } from '../features/money/invoices.tsx';
import { loadInvoices } from '../features/money/load-money.ts';
import { Loaded } from '../features/money/loaded.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/invoices.ts';

export const meta = () =>
  pageMeta({
    title: 'Invoices · Snapbazaar',
    description: 'What is owed to you, what was paid and what was paid out.',
  });

/** Not awaited: the page stands at once, with the shapes of what will come. */
export const clientLoader = () => ({ page: fetched(loadInvoices()) });

export default function InvoicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <SellerPage title="Invoices">
      <Loaded what={loaderData.page}>{(data) => <Invoices {...data} />}</Loaded>
    </SellerPage>
  );
}
