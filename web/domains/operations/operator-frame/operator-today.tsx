import { useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { minuteMs } from '../../../../contracts/durations.ts';
import type { OperatorTask, TaskType } from '../../../../contracts/operations/operator-today.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { operatorTodayText } from '../../../../i18n/generated/operator-today.ts';
import { formatMoment } from '../../../lib/language/format-days.ts';
import { Card } from '../../../ui/display/card.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DueBadge } from './due-badge.tsx';

const pollMs = minuteMs / 2;

interface OperatorTodayProps {
  tasks: OperatorTask[];
  counts: { type: TaskType; count: number }[];
}

/** What needs a person, the oldest deadline first, beside how much of each type there is. */
export function OperatorToday({ tasks, counts }: OperatorTodayProps) {
  usePolling();
  return (
    <div className="flex flex-col gap-6">
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {counts.map(({ type, count }) => (
          <li key={type}>
            <Card className="h-full">
              <p className="text-muted text-sm">{operatorTodayText(type)}</p>
              <p className="font-bold font-heading text-2xl">{count < 100 ? count : '100+'}</p>
            </Card>
          </li>
        ))}
      </ul>
      <section aria-labelledby="waiting">
        <h2 id="waiting" className="flex flex-wrap items-baseline gap-x-2 text-lg">
          {operatorTodayText('waiting')}
          <span className="font-medium text-muted text-sm">{operatorTodayText('oldestFirst')}</span>
        </h2>
        {tasks.length === 0 ? (
          <EmptyState title={operatorTodayText('none')}>{operatorTodayText('noneText')}</EmptyState>
        ) : (
          <ul className="mt-3 divide-y divide-line rounded-card border border-line bg-surface shadow-soft">
            {tasks.map((task) => (
              <TaskRow key={`${task.type} ${task.subject}`} task={task} />
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

function TaskRow({ task: { type, subject, since, due_at, amount, command } }: { task: OperatorTask }) {
  const page = type === 'report' ? `/operator/reports/${subject}` : type === 'message' ? '/operator/messages' : null;
  const name = (
    <>
      {operatorTodayText(type)} · <span translate="no">{subject}</span>
    </>
  );
  const facts = [amount && formatMoney(amount.minor, amount.currency), since && formatMoment(since)].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5">
      <div className="min-w-0 flex-1 basis-60">
        {page ? (
          <Link to={page} className="touch-edge font-semibold underline underline-offset-2 [overflow-wrap:anywhere]">
            {name}
          </Link>
        ) : (
          <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        )}
        {facts.length > 0 && <p className="text-muted text-sm">{facts.join(' · ')}</p>}
        {command && (
          <p className="text-sm">
            <span className="text-muted">{operatorTodayText('command')}: </span>
            <code className="font-mono [overflow-wrap:anywhere]">{command}</code>
          </p>
        )}
        {type === 'job' && <p className="text-muted text-sm">{operatorTodayText('logs')}</p>}
      </div>
      <DueBadge due={due_at} />
    </li>
  );
}

/** Loads the page's data again while somebody looks at it. */
function usePolling(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, pollMs);
    return () => clearInterval(timer);
  }, [revalidate]);
}
