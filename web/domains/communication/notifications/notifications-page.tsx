import bell from '@lobehub/fluent-emoji-3d/assets/1f514.webp';
import { useRevalidator } from 'react-router';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { notificationsText } from '../../../../i18n/generated/notifications.ts';
import type { AsyncResult } from '../../../lib/api/async-result.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { AsyncPart } from '../../../ui/states/async-part.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MoreButton } from '../../../ui/states/more-button.tsx';
import { usePagedRows } from '../../../ui/states/use-paged-rows.ts';
import { ChoicesDisclosure } from './choices-disclosure.tsx';
import { fetchNotifications, markRead, type NotificationPage } from './load-notifications.ts';
import { NotificationEntry } from './notification-entry.tsx';

interface NotificationsPageProps {
  side: UserType;
  list: Promise<AsyncResult<NotificationPage>>;
}

/** Everything that an account was told of, the newest first. */
export function NotificationsPage({ side, list }: NotificationsPageProps) {
  return (
    <>
      <AsyncPart result={list} name={notificationsText('title')}>
        {(first) => <NotificationList side={side} first={first} />}
      </AsyncPart>
      <ChoicesDisclosure />
    </>
  );
}

function NotificationList({ side, first }: { side: UserType; first: NotificationPage }) {
  const { revalidate } = useRevalidator();
  const { rows, hasMore, isBusy, loadMore } = usePagedRows(first, ({ id }) => id, fetchNotifications);
  const [newest] = rows;
  if (!newest) {
    return (
      <EmptyState title={notificationsText('empty')} picture={bell}>
        {notificationsText(side === 'seller' ? 'emptySeller' : 'emptyCustomer')}
      </EmptyState>
    );
  }

  async function markAll(upTo: string) {
    await markRead({ up_to: upTo });
    await revalidate();
  }

  return (
    <div className="max-w-2xl">
      {rows.some(({ is_read: isRead }) => !isRead) && (
        <Button onClick={() => void markAll(newest.id)} className="mb-3">
          {notificationsText('markAllRead')}
        </Button>
      )}
      <Card className="p-1.5 sm:p-2">
        <ul className="flex flex-col gap-0.5">
          {rows.map((notification) => (
            <li key={notification.id}>
              <NotificationEntry notification={notification} />
            </li>
          ))}
        </ul>
      </Card>
      {hasMore && <MoreButton isBusy={isBusy} onMore={() => void loadMore()} />}
    </div>
  );
}
