import { Bell } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { taskBellText } from '../../../../i18n/generated/task-bell.ts';
import { askForTasks, useTasks } from '../../../domains/ordering/tasks/tasks-store.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { Spinner } from '../../../ui/states/spinner.tsx';

/** Of each type the server counts at most 100. */
const maxShown = 99;

const loadList = () => import('../../../domains/ordering/tasks/task-list.tsx').then((module) => module.TaskList);

/** Says how much waits for the person, and lists it in a native popover; the list is loaded when it is opened. */
export function TaskButton() {
  const panel = useRef<HTMLElement>(null);
  const panelId = useId();
  const { count } = useTasks();
  const [isOpen, setOpen] = useState(false);
  const List = useLazy(loadList, isOpen);
  const label = count > 0 ? taskBellText('waiting', { count }) : taskBellText('nothing');

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
            className="absolute -top-1 -right-1 min-w-5 rounded-full bg-brand px-1 text-center font-bold text-on-brand text-xs leading-5"
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
        aria-busy={isOpen && !List}
        onToggle={({ newState, target }) => target === panel.current && toggle(newState === 'open')}
        className="popover-panel task-popover"
      >
        {isOpen && (List ? <List onClose={() => panel.current?.hidePopover()} /> : <Spinner />)}
      </section>
    </>
  );
}
