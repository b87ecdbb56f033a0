import { countUnread } from '../../../../contracts/communication/threads.ts';
import { minuteMs } from '../../../../contracts/durations.ts';
import { api } from '../../../lib/api/api.ts';
import { pollForAccount } from '../../identity/session/account-poll.ts';

const { usePolled, askNow } = pollForAccount({
  ask: () => api(countUnread, {}),
  everyMs: minuteMs / 2,
  failure: 'Unread messages could not be counted.',
});

/** How many messages of others were not read. */
export const useUnread = (): number => usePolled().answer?.count ?? 0;

export const askForUnread = askNow;
