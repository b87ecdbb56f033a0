import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ReportEvidence as Evidence } from '../../../../contracts/communication/operator-reports.ts';
import { operatorCasesText } from '../../../../i18n/generated/operator-cases.ts';
import { formatMoment } from '../../../lib/language/format-days.ts';
import { Card } from '../../../ui/display/card.tsx';
import { DueBadge } from '../operator-frame/due-badge.tsx';

/** Who reported what and why, and what was reported, as it was written. */
export function ReportEvidence({ report }: { report: Evidence }) {
  const { reason, reporter, created_at, due_at, review, thread } = report;
  const by = reporter.role === 'seller' ? 'reportedBySeller' : 'reportedByCustomer';
  return (
    <div className="flex flex-col gap-4">
      <Part title={operatorCasesText('reason')}>
        <p dir="auto" translate="no" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {reason || operatorCasesText('noReason')}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-muted text-sm [overflow-wrap:anywhere]">
          <span translate="no">{operatorCasesText(by, { name: reporter.name })}</span> {formatMoment(created_at)}
          <DueBadge due={due_at} />
        </p>
      </Part>
      <Part title={operatorCasesText('reported')}>
        {review && (
          <>
            <p className="text-muted text-sm">{operatorCasesText('stars', { count: review.stars })}</p>
            <p dir="auto" translate="no" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {review.text}
            </p>
            <p>
              <Link to={`/product/${review.product_id}`} className="touch-edge underline underline-offset-2">
                {operatorCasesText('seeProduct')}
              </Link>
            </p>
          </>
        )}
        {thread && <Messages id={report.id} messages={thread.messages} />}
      </Part>
    </div>
  );
}

interface MessagesProps {
  /** Of the report. */
  id: string;
  messages: NonNullable<Evidence['thread']>['messages'];
}

function Messages({ id, messages }: MessagesProps) {
  return (
    <>
      <p className="text-muted text-sm">{operatorCasesText('readRecorded')}</p>
      <ol className="flex flex-col gap-2.5">
        {messages.map(({ side, text, photos, created_at }) => (
          <li key={`${created_at} ${side} ${text}`} className="rounded-control bg-sunken px-3.5 py-2.5">
            <p className="text-muted text-sm">
              <strong>{operatorCasesText(side === 'seller' ? 'seller' : 'buyer')}</strong> · {formatMoment(created_at)}
            </p>
            <p dir="auto" translate="no" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {text}
            </p>
            {photos > 0 && (
              <p className="text-muted text-sm">
                {operatorCasesText('photos', { count: photos })}{' '}
                <code className="font-mono">npm run inbox -- photos {id} FOLDER</code>
              </p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      {children}
    </Card>
  );
}
