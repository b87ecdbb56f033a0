import { Bell } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { notificationsText } from '../../../../i18n/generated/notifications.ts';
import { taskBellText } from '../../../../i18n/generated/task-bell.ts';
import { useUnreadNotifications } from '../../../domains/communication/notifications/notification-store.ts';
import { askForTasks, useTasks } from '../../../domains/ordering/tasks/tasks-store.ts';
import { showBadge } from '../../../lib/browser/app-badge.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { classes } from '../../../ui/buttons/classes.ts';
import { Spinner } from '../../../ui/states/spinner.tsx';

/** Of each type, and of notifications, the server counts at most 100. */
const maxShown = 99;

const loadNews = () =>
  import('../../../domains/communication/notifications/notification-panel.tsx').then(
    (module) => module.NotificationPanel,
  );
const loadList = () => import('../../../domains/ordering/tasks/task-list.tsx').then((module) => module.TaskList);

/**
 * Says what is new and how much waits for the person, and lists both in a native popover; the lists are loaded when it is
 * opened. The number is that of unread notifications, and where all are read, that of what waits.
 */
export function TaskButton() {
  const panel = useRef<HTMLElement>(null);
  const panelId = useId();
  const { count: tasks } = useTasks();
  const unread = useUnreadNotifications();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => showBadge(unread), [unread]);
  const List = useLazy(loadList, isOpen);
  const News = useLazy(loadNews, isOpen);
  const count = unread > 0 ? unread : tasks;
  const waiting = tasks > 0 ? taskBellText('waiting', { count: tasks }) : taskBellText('nothing');
  const news = notificationsText('count', { count: unread });
  const label = unread > 0 ? notificationsText('withTasks', { news, tasks: waiting }) : waiting;

  function toggle(open: boolean) {
    setOpen(open);
    if (open) void askForTasks();
  }

  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && label}
      </p>
      <button
        type="button"
        popoverTarget={panelId}
        aria-label={label}
        title={label}
        className="task-button relative inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface transition duration-150 hover:border-faint"
      >
        <Bell aria-hidden="true" className="size-5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className={classes(
              'absolute -top-1 -right-1 min-w-5 rounded-full px-1 text-center font-bold text-xs leading-5',
              unread > 0 ? 'bg-brand text-on-brand' : 'bg-ink text-paper',
            )}
          >
            {count > maxShown ? `${maxShown}+` : count}
          </span>
        )}
      </button>
      <section
        ref={panel}
        id={panelId}
        popover="auto"
        aria-label={label}
        aria-busy={isOpen && !(List && News)}
        onToggle={({ newState, target }) => target === panel.current && toggle(newState === 'open')}
        className="popover-panel task-popover"
      >
        {isOpen && News && <News onClose={() => panel.current?.hidePopover()} />}
        {isOpen && (List ? <List onClose={() => panel.current?.hidePopover()} /> : <Spinner />)}
      </section>
    </>
  );
}
