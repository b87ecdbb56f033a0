import { messagesText } from '../../../i18n/generated/messages.ts';
import { BeginThread, beginThread } from '../../domains/communication/messages/begin-thread.tsx';
import { pageMeta } from '../../lib/page/page-meta.ts';
import type { Route } from './+types/new-thread.ts';

export const meta = () => pageMeta({ title: messagesText('pageTitle'), description: messagesText('pageDescription') });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { found: beginThread(new URL(request.url).searchParams) };
}

export default function NewThread({ loaderData: { found } }: Route.ComponentProps) {
  return (
    <div className="page-width pt-6 pb-4 sm:pt-10">
      <h1 className="mb-5 text-title sm:text-display">{messagesText('title')}</h1>
      <BeginThread side="customer" found={found} />
    </div>
  );
}
