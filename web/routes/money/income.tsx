import { incomeText } from '../../../i18n/generated/income.ts';
import { moneyText } from '../../../i18n/generated/money.ts';
import { Income } from '../../domains/money/income/income.tsx';
import { loadIncome } from '../../domains/money/money-page/load-money.ts';
import { MoneySkeleton } from '../../domains/money/money-page/money-skeleton.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { SellerPage } from '../seller-shell/seller-page.tsx';
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
