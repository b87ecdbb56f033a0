import { fetched } from '../features/money/fetched.ts';
import { Income } from '../features/money/income.tsx';
import { loadIncome } from '../features/money/load-money.ts';
import { Loaded } from '../features/money/loaded.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { pageMeta } from '../lib/page-meta.ts';
import type { Route } from './+types/income.ts';

export const meta = () =>
  pageMeta({ title: 'Income Dashboard · Snapbazaar', description: 'What came in and went out, month by month.' });

/** Not awaited: the page stands at once, with the shapes of what will come. */
export const clientLoader = () => ({ page: fetched(loadIncome()) });

export default function IncomePage({ loaderData }: Route.ComponentProps) {
  return (
    <SellerPage title="Income Dashboard">
      <Loaded what={loaderData.page}>{(data) => <Income {...data} />}</Loaded>
    </SellerPage>
  );
}
