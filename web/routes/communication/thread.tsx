import { messagesText } from '../../../i18n/generated/messages.ts';
import { loadOpenedThread, OpenedThread } from '../../domains/communication/messages/opened-thread.tsx';
import { pageMeta } from '../../lib/page/page-meta.ts';
import type { Route } from './+types/thread.ts';

export const meta = () => pageMeta({ title: messagesText('pageTitle'), description: messagesText('pageDescription') });

export const clientLoader = ({ params: { id }, request }: Route.ClientLoaderArgs) =>
  loadOpenedThread(id, new URL(request.url).searchParams);

export default function CustomerThread({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-4 sm:pt-10">
      <h1 className="mb-5 text-title max-lg:sr-only sm:text-display">{messagesText('title')}</h1>
      <OpenedThread side="customer" loaded={loaderData} />
    </div>
  );
}
