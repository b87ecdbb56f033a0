import { minuteMs } from '../../../../contracts/durations.ts';
import { listTasks } from '../../../../contracts/ordering/tasks.ts';
import { api } from '../../../lib/api/api.ts';
import { pollForAccount } from '../../identity/session/account-poll.ts';

const { usePolled, askNow } = pollForAccount({
  ask: () => api(listTasks, {}),
  everyMs: minuteMs,
  failure: 'Tasks could not be listed.',
});

/** What waits for the person; no tasks until the first answer. */
export function useTasks() {
  const { answer, hasFailed } = usePolled();
  return { count: answer?.count ?? 0, tasks: answer?.tasks ?? null, hasFailed };
}

export const askForTasks = askNow;
