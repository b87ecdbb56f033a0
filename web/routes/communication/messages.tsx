import { messagesText } from '../../../i18n/generated/messages.ts';
import { fetchThreads, readThreadQuery } from '../../domains/communication/messages/load-threads.ts';
import { MessagesPage } from '../../domains/communication/messages/messages-page.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import type { Route } from './+types/messages.ts';

export const meta = () => pageMeta({ title: messagesText('pageTitle'), description: messagesText('pageDescription') });

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = readThreadQuery(new URL(request.url).searchParams);
  return { query, list: toResult(fetchThreads(query)) };
}

export default function CustomerMessages({ loaderData: { query, list } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-4 sm:pt-10">
      <h1 className="mb-5 text-title sm:text-display">{messagesText('title')}</h1>
      <MessagesPage key={JSON.stringify(query)} side="customer" query={query} list={list} />
    </div>
  );
}
