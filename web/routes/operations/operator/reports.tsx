import { operatorText } from '../../../../i18n/generated/operator.ts';
import { operatorCasesText } from '../../../../i18n/generated/operator-cases.ts';
import { OperatorPage } from '../../../domains/operations/operator-frame/operator-page.tsx';
import { fetchReports, ReportList } from '../../../domains/operations/operator-reports/report-list.tsx';
import { toResult } from '../../../lib/api/async-result.ts';
import { pageMeta } from '../../../lib/page/page-meta.ts';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import type { Route } from './+types/reports.ts';

export const meta = () =>
  pageMeta({ title: `${operatorText('reports')} · Snapbazaar`, description: operatorText('description') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ first: toResult(fetchReports()) });

export default function ReportsPage({ loaderData: { first } }: Route.ComponentProps) {
  return (
    <OperatorPage title={operatorText('reports')} lead={operatorCasesText('reportsLead')}>
      <AsyncPart result={first} name={operatorText('reports')}>
        {(page) => <ReportList first={page} />}
      </AsyncPart>
    </OperatorPage>
  );
}
