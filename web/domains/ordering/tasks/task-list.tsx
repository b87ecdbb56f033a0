import { Link } from 'react-router';
import type { Task } from '../../../../contracts/ordering/tasks.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { tasksText } from '../../../../i18n/generated/tasks.ts';
import { joinFacts } from '../../../../i18n/join-text.ts';
import { formatMoment } from '../../../lib/language/format-days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classes } from '../../../ui/buttons/classes.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useSession } from '../../identity/session/session.ts';
import { askForTasks, useTasks } from './tasks-store.ts';

/** What waits for the person, the nearest deadline first; each line leads to its record. */
export function TaskList({ onClose }: { onClose: () => void }) {
  const { tasks, count, hasFailed } = useTasks();
  const isSeller = useSession()?.user_type === 'seller';
  return (
    <div className="p-4 max-sm:pb-6">
      <h2 className="mb-2 text-lg">{tasksText('heading')}</h2>
      {hasFailed && <Failure />}
      {!tasks && !hasFailed && <Loading />}
      {tasks && tasks.length > 0 && (
        <ul className="-mx-2">
          {tasks.map((task) => (
            <li key={`${task.type} ${task.order_id}`}>
              <Link
                to={pageOf(task, isSeller)}
                onClick={onClose}
                className="flex min-h-11 flex-col justify-center rounded-control px-2 py-2 leading-snug hover:bg-sunken"
              >
                <TaskText task={task} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {tasks && count > tasks.length && (
        <p className="mt-1 text-muted text-sm">{tasksText('more', { count: count - tasks.length })}</p>
      )}
      {tasks?.length === 0 && (
        <div className="py-4 text-center">
          <p className="font-semibold">{tasksText('emptyTitle')}</p>
          <p className="mt-1 text-muted text-sm">{tasksText(isSeller ? 'emptySeller' : 'emptyCustomer')}</p>
        </div>
      )}
    </div>
  );
}

function TaskText({ task: { type, order_number: number, title, due_at: dueAt } }: { task: Task }) {
  const isOverdue = dueAt !== null && Date.parse(dueAt) < Date.now();
  return (
    <>
      <span className="font-semibold">{tasksText(type)}</span>
      {number && <span className="truncate text-muted text-sm">{joinFacts(number, title ?? '')}</span>}
      {dueAt && (
        <span className={classes('text-sm', isOverdue ? 'text-bad' : 'text-warn')}>
          {tasksText(isOverdue ? 'overdue' : 'by', { time: formatMoment(dueAt) })}
        </span>
      )}
    </>
  );
}

function Failure() {
  return (
    <div role="alert" className="mb-2 flex flex-wrap items-center gap-3 text-bad text-sm">
      {tasksText('failed')}
      <Button onClick={() => void askForTasks()}>{commonText('tryAgain')}</Button>
    </div>
  );
}

function Loading() {
  return (
    <div aria-busy="true" className="flex flex-col gap-2">
      <p className="sr-only">{commonText('loading')}</p>
      <Skeleton className="h-14 rounded-control" />
      <Skeleton className="h-14 rounded-control" />
    </div>
  );
}

function pageOf({ type, order_id: id }: Task, isSeller: boolean): string {
  if (id !== null) return isSeller ? `/storefront/orders/${id}` : `/orders/${id}`;
  if (type === 'pay_commission') return '/invoices';
  return isSeller ? '/profile' : '/account';
}
