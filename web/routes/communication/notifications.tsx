import { notificationsText } from '../../../i18n/generated/notifications.ts';
import { fetchNotifications } from '../../domains/communication/notifications/load-notifications.ts';
import { NotificationsPage } from '../../domains/communication/notifications/notifications-page.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import type { Route } from './+types/notifications.ts';

export const meta = () =>
  pageMeta({ title: notificationsText('pageTitle'), description: notificationsText('pageDescription') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ list: toResult(fetchNotifications()) });

export default function CustomerNotifications({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-4 sm:pt-10">
      <h1 className="mb-5 text-title sm:text-display">{notificationsText('title')}</h1>
      <NotificationsPage side="customer" list={list} />
    </div>
  );
}
