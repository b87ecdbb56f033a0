import { messagesText } from '../../../i18n/generated/messages.ts';
import { fetchThreads, readThreadQuery } from '../../domains/communication/messages/load-threads.ts';
import { MessagesPage } from '../../domains/communication/messages/messages-page.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { SellerPage } from '../seller-shell/seller-page.tsx';
import type { Route } from './+types/seller-messages.ts';

export const meta = () => pageMeta({ title: messagesText('pageTitle'), description: messagesText('pageDescription') });

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readThreadQuery(new URL(request.url).searchParams);
  return { query, list: toResult(fetchThreads(query)) };
}

export default function SellerMessages({ loaderData: { query, list } }: Route.ComponentProps) {
  return (
    <SellerPage title={messagesText('title')}>
      <MessagesPage key={JSON.stringify(query)} side="seller" query={query} list={list} />
    </SellerPage>
  );
}
