import { type AuditEntry, listOperatorAudit } from '../../../../contracts/operations/operator-audit.ts';
import { operatorAuditText } from '../../../../i18n/generated/operator-audit.ts';
import { formatMoment } from '../../../lib/language/format-days.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { type Page, usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { operatorApi } from '../operator-session/operator-api.ts';

export async function fetchAudit(cursor?: string): Promise<Page<AuditEntry>> {
  const { entries, next_cursor } = await operatorApi(listOperatorAudit, { body: { cursor } });
  return { rows: entries, next: next_cursor };
}

/** What operators did, newest first. */
export function AuditList({ first }: { first: Page<AuditEntry> }) {
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(first, ({ number }) => number, fetchAudit);
  if (rows.length === 0) return <EmptyState title={operatorAuditText('none')} />;
  return (
    <>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface shadow-soft">
        {rows.map(({ number, actor, action, subject, note, created_at }) => (
          <li key={number} className="flex flex-col gap-0.5 px-4 py-3 [overflow-wrap:anywhere]">
            <p className="font-semibold">{[operatorAuditText(action), subject].filter(Boolean).join(' · ')}</p>
            {note && (
              <p dir="auto" translate="no" className="whitespace-pre-line">
                {note}
              </p>
            )}
            <p translate="no" className="text-muted text-sm">
              {number} · {actor} · {formatMoment(created_at)}
            </p>
          </li>
        ))}
      </ol>
      {hasMore && <MoreButton isBusy={isBusy} onMore={loadMore} />}
    </>
  );
}
