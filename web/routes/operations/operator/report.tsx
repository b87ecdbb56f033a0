import { readOperatorReport } from '../../../../contracts/communication/operator-reports.ts';
import { operatorText } from '../../../../i18n/generated/operator.ts';
import { operatorCasesText } from '../../../../i18n/generated/operator-cases.ts';
import { OperatorPage } from '../../../domains/operations/operator-frame/operator-page.tsx';
import { DecisionForm } from '../../../domains/operations/operator-reports/decision-form.tsx';
import { ReportEvidence } from '../../../domains/operations/operator-reports/report-evidence.tsx';
import { operatorApi } from '../../../domains/operations/operator-session/operator-api.ts';
import { toResult } from '../../../lib/api/async-result.ts';
import { pageMeta } from '../../../lib/page/page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import type { Route } from './+types/report.ts';

export const meta = () =>
  pageMeta({ title: `${operatorText('reports')} · Snapbazaar`, description: operatorText('description') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = ({ params: { id } }: Route.ClientLoaderArgs) => ({
  id,
  report: toResult(operatorApi(readOperatorReport, { body: { id } }).then((answer) => answer.report)),
});

export default function ReportPage({ loaderData: { id, report } }: Route.ComponentProps) {
  const title = operatorCasesText(id.startsWith('T') ? 'reportOfConversation' : 'reportOfReview');
  return (
    <OperatorPage title={`${title} · ${id}`}>
      <div className="flex flex-col items-start gap-4">
        <ButtonLink to="/operator/reports">{operatorCasesText('allReports')}</ButtonLink>
        <div className="w-full">
          <AsyncPart key={id} result={report} name={title}>
            {(found) => (
              <div className="flex flex-col gap-4">
                <ReportEvidence report={found} />
                <DecisionForm report={found} />
              </div>
            )}
          </AsyncPart>
        </div>
      </div>
    </OperatorPage>
  );
}
