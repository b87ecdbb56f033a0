import { useSession } from '../../../domains/identity/session/session.ts';
import { useLazy } from '../../../lib/react/use-lazy.ts';
import { classes } from '../../../ui/buttons/classes.ts';

const loadButton = () => import('./task-button.tsx').then((module) => module.TaskButton);

/** The place of the bell, which is loaded after the page for people who are signed in. */
export function TaskBell({ className }: { className?: string }) {
  const isSignedIn = useSession() !== null;
  const TaskButton = useLazy(loadButton, isSignedIn);
  return <div className={classes('size-11 shrink-0', className)}>{isSignedIn && TaskButton && <TaskButton />}</div>;
}
