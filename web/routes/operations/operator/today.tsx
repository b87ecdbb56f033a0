import { getOperatorToday } from '../../../../contracts/operations/operator-today.ts';
import { operatorText } from '../../../../i18n/generated/operator.ts';
import { OperatorPage } from '../../../domains/operations/operator-frame/operator-page.tsx';
import { OperatorToday } from '../../../domains/operations/operator-frame/operator-today.tsx';
import { operatorApi } from '../../../domains/operations/operator-session/operator-api.ts';
import { toResult } from '../../../lib/api/async-result.ts';
import { pageMeta } from '../../../lib/page/page-meta.ts';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import type { Route } from './+types/today.ts';

export const meta = () =>
  pageMeta({ title: `${operatorText('today')} · Snapbazaar`, description: operatorText('description') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ today: toResult(operatorApi(getOperatorToday)) });

export default function TodayPage({ loaderData: { today } }: Route.ComponentProps) {
  return (
    <OperatorPage title={operatorText('today')}>
      <AsyncPart result={today} name={operatorText('today')}>
        {({ tasks, counts }) => <OperatorToday tasks={tasks} counts={counts} />}
      </AsyncPart>
    </OperatorPage>
  );
}
