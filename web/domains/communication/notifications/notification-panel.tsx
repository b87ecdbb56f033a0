import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { notificationsText } from '../../../../i18n/generated/notifications.ts';
import { type AsyncResult, toResult } from '../../../lib/api/async-result.ts';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import { useSession } from '../../identity/session/session.ts';
import { fetchNotifications, type NotificationPage, notificationsPath } from './load-notifications.ts';
import { NotificationEntry } from './notification-entry.tsx';
import { useUnreadNotifications } from './notification-store.ts';

const shown = 5;

/** The newest notifications in the panel of the bell, and the way to all of them. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const unread = useUnreadNotifications();
  const role = useSession()?.user_type;
  const [list, setList] = useState<Promise<AsyncResult<NotificationPage>> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another count of unread ones means another list.
  useEffect(() => setList(toResult(fetchNotifications())), [unread]);
  return (
    <div className="border-line border-b p-4">
      <div className="mb-1 flex items-baseline justify-between gap-3">
        <h2 className="text-lg">{notificationsText('title')}</h2>
        <Link
          to={notificationsPath(role)}
          onClick={onClose}
          className="py-2 font-semibold text-brand text-sm underline underline-offset-4"
        >
          {notificationsText('all')}
        </Link>
      </div>
      {list && (
        <AsyncPart result={list} name={notificationsText('title')}>
          {({ rows }) =>
            rows.length === 0 ? (
              <p className="py-2 text-muted text-sm">
                {notificationsText(role === 'seller' ? 'emptySeller' : 'emptyCustomer')}
              </p>
            ) : (
              <ul className="-mx-3">
                {rows.slice(0, shown).map((notification) => (
                  <li key={notification.id}>
                    <NotificationEntry notification={notification} onOpen={onClose} />
                  </li>
                ))}
              </ul>
            )
          }
        </AsyncPart>
      )}
    </div>
  );
}
