import { getLimits } from '../../contracts/limits.ts';
import { upgradeText } from '../../messages/generated/upgrade.ts';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { LimitTable } from '../features/upgrade/limit-table.tsx';
import { PlanCard } from '../features/upgrade/plan-card.tsx';
import { api } from '../lib/api.ts';
import { toResult } from '../lib/async-result.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AsyncPart } from '../ui/async-part.tsx';
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
