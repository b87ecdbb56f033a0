import { Link } from 'react-router';
import { listOperatorReports, type OperatorReport } from '../../../../contracts/communication/operator-reports.ts';
import { operatorCasesText } from '../../../../i18n/generated/operator-cases.ts';
import { formatMoment } from '../../../lib/language/format-days.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { type Page, usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { DueBadge } from '../operator-frame/due-badge.tsx';
import { operatorApi } from '../operator-session/operator-api.ts';

export async function fetchReports(cursor?: string): Promise<Page<OperatorReport>> {
  const { reports, next_cursor } = await operatorApi(listOperatorReports, { body: { cursor } });
  return { rows: reports, next: next_cursor };
}

/** The open reports, oldest first. */
export function ReportList({ first }: { first: Page<OperatorReport> }) {
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(first, ({ id }) => id, fetchReports);
  if (rows.length === 0) {
    return <EmptyState title={operatorCasesText('noReports')}>{operatorCasesText('noneText')}</EmptyState>;
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface shadow-soft">
        {rows.map(({ id, type, reason, created_at, due_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5">
            <div className="min-w-0 flex-1 basis-60">
              <Link
                to={`/operator/reports/${id}`}
                className="touch-edge font-semibold underline underline-offset-2 [overflow-wrap:anywhere]"
              >
                {operatorCasesText(type === 'review' ? 'reportOfReview' : 'reportOfConversation')} · {id}
              </Link>
              <p dir="auto" translate="no" className="line-clamp-2 text-muted [overflow-wrap:anywhere]">
                {reason || operatorCasesText('noReason')}
              </p>
              <p className="text-caption text-muted">{formatMoment(created_at)}</p>
            </div>
            <DueBadge due={due_at} />
          </li>
        ))}
      </ul>
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}
