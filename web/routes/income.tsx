import { incomeText } from '../../messages/generated/income.ts';
import { moneyText } from '../../messages/generated/money.ts';
import { Income } from '../features/money/income.tsx';
import { loadIncome } from '../features/money/load-money.ts';
import { MoneySkeleton } from '../features/money/money-skeleton.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { toResult } from '../lib/async-result.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AsyncPart } from '../ui/async-part.tsx';
import type { Route } from './+types/income.ts';

export const meta = () => pageMeta({ title: incomeText('pageTitle'), description: incomeText('pageDescription') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ page: toResult(loadIncome()) });

export default function IncomePage({ loaderData }: Route.ComponentProps) {
  return (
    <SellerPage title={incomeText('title')}>
      <AsyncPart result={loaderData.page} name={moneyText('thisPage')} fallback={<MoneySkeleton />}>
        {(data) => <Income {...data} />}
      </AsyncPart>
    </SellerPage>
  );
}
