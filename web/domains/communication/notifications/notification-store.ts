import { countNotifications } from '../../../../contracts/communication/notifications.ts';
import { minuteMs } from '../../../../contracts/durations.ts';
import { api } from '../../../lib/api/api.ts';
import { pollForAccount } from '../../identity/session/account-poll.ts';

const { usePolled, askNow } = pollForAccount({
  ask: () => api(countNotifications, {}),
  everyMs: minuteMs / 2,
  failure: 'Notifications could not be counted.',
});

/** How many notifications were not read, asked for every half minute: an open connection for each page would be too many. */
export const useUnreadNotifications = (): number => usePolled().answer?.count ?? 0;

export const askForNotifications = askNow;
