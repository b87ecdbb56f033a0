import { messagesText } from '../../../i18n/generated/messages.ts';
import { BeginThread, beginThread } from '../../domains/communication/messages/begin-thread.tsx';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { SellerPage } from '../seller-shell/seller-page.tsx';
import type { Route } from './+types/seller-new-thread.ts';

export const meta = () => pageMeta({ title: messagesText('pageTitle'), description: messagesText('pageDescription') });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { found: beginThread(new URL(request.url).searchParams) };
}

export default function NewThread({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <SellerPage title={messagesText('title')}>
      <BeginThread side="seller" found={found} />
    </SellerPage>
  );
}
