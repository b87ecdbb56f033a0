import { messagesText } from '../../../i18n/generated/messages.ts';
import { loadOpenedThread, OpenedThread } from '../../domains/communication/messages/opened-thread.tsx';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { SellerPage } from '../seller-shell/seller-page.tsx';
import type { Route } from './+types/seller-thread.ts';

export const meta = () => pageMeta({ title: messagesText('pageTitle'), description: messagesText('pageDescription') });

export const clientLoader = ({ params: { id }, request }: Route.ClientLoaderArgs) =>
  loadOpenedThread(id, new URL(request.url).searchParams);

export default function SellerThread({ loaderData }: Route.ComponentProps) {
  return (
    <SellerPage title={messagesText('title')}>
      <OpenedThread side="seller" loaded={loaderData} />
    </SellerPage>
  );
}
