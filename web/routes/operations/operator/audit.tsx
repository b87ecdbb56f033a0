import { operatorText } from '../../../../i18n/generated/operator.ts';
import { operatorAuditText } from '../../../../i18n/generated/operator-audit.ts';
import { AuditList, fetchAudit } from '../../../domains/operations/operator-frame/audit-list.tsx';
import { OperatorPage } from '../../../domains/operations/operator-frame/operator-page.tsx';
import { toResult } from '../../../lib/api/async-result.ts';
import { pageMeta } from '../../../lib/page/page-meta.ts';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import type { Route } from './+types/audit.ts';

export const meta = () =>
  pageMeta({ title: `${operatorText('audit')} · Snapbazaar`, description: operatorText('description') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ first: toResult(fetchAudit()) });

export default function AuditPage({ loaderData: { first } }: Route.ComponentProps) {
  return (
    <OperatorPage
      title={operatorText('audit')}
      lead={
        <>
          {operatorAuditText('lead')} <code className="font-mono">npm run audit</code>
        </>
      }
    >
      <AsyncPart result={first} name={operatorText('audit')}>
        {(page) => <AuditList first={page} />}
      </AsyncPart>
    </OperatorPage>
  );
}
