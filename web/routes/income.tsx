import { Income } from '../features/money/income.tsx';
import { loadIncome } from '../features/money/load-money.ts';
import { MoneySkeleton } from '../features/money/money-skeleton.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { toResult } from '../lib/async-result.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AsyncPart } from '../ui/async-part.tsx';
import type { Route } from './+types/income.ts';

export const meta = () =>
  pageMeta({ title: 'Income Dashboard · Snapbazaar', description: 'What came in and went out, month by month.' });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ page: toResult(loadIncome()) });

export default function IncomePage({ loaderData }: Route.ComponentProps) {
  return (
    <SellerPage title="Income Dashboard">
      <AsyncPart result={loaderData.page} name="This" fallback={<MoneySkeleton />}>
        {(data) => <Income {...data} />}
      </AsyncPart>
    </SellerPage>
  );
}
