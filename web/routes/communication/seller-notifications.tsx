import { notificationsText } from '../../../i18n/generated/notifications.ts';
import { fetchNotifications } from '../../domains/communication/notifications/load-notifications.ts';
import { NotificationsPage } from '../../domains/communication/notifications/notifications-page.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { SellerPage } from '../seller-shell/seller-page.tsx';
import type { Route } from './+types/seller-notifications.ts';

export const meta = () =>
  pageMeta({ title: notificationsText('pageTitle'), description: notificationsText('pageDescription') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ list: toResult(fetchNotifications()) });

export default function SellerNotifications({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <SellerPage title={notificationsText('title')}>
      <NotificationsPage side="seller" list={list} />
    </SellerPage>
  );
}
