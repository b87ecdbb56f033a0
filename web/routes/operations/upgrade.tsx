import { getLimits } from '../../../contracts/operations/limits.ts';
import { upgradeText } from '../../../i18n/generated/upgrade.ts';
import { LimitTable } from '../../domains/operations/limits/limit-table.tsx';
import { PlanCard } from '../../domains/operations/limits/plan-card.tsx';
import { api } from '../../lib/api/api.ts';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { SellerPage } from '../seller-shell/seller-page.tsx';
import type { Route } from './+types/upgrade.ts';

export const meta = () =>
  pageMeta({ title: `${upgradeText('title')} · Snapbazaar`, description: upgradeText('description') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ limits: toResult(api(getLimits).then((answer) => answer.limits)) });

export default function UpgradePage({ loaderData }: Route.ComponentProps) {
  return (
    <SellerPage title={upgradeText('title')} lead={upgradeText('lead')}>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <PlanCard />
        <AsyncPart result={loaderData.limits} name={upgradeText('theLimits')}>
          {(limits) => <LimitTable limits={limits} />}
        </AsyncPart>
      </div>
    </SellerPage>
  );
}
