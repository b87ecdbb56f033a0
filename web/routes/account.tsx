import { useRevalidator } from 'react-router';
import { profileText } from '../../messages/generated/profile.ts';
import { shellText } from '../../messages/generated/shell.ts';
import { AccountHistory } from '../features/profile/account-history.tsx';
import { DetailsForm } from '../features/profile/details-form.tsx';
import { loadHistory, loadSecurity, loadSessions } from '../features/profile/load-account.ts';
import { PasswordForm } from '../features/profile/password-form.tsx';
import { SecurityCard } from '../features/profile/security-card.tsx';
import { toResult } from '../lib/async-result.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AsyncPart } from '../ui/async-part.tsx';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/account.ts';

export const meta = () =>
  pageMeta({ title: `${shellText('yourAccount')} · Snapbazaar`, description: profileText('accountDescription') });

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader() {
  return {
    sessions: toResult(loadSessions()),
    security: toResult(loadSecurity()),
    events: toResult(loadHistory()),
  };
}

/** A customer's own account; sellers have the same in Profile. */
export default function AccountPage({ loaderData: { sessions, security, events } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const refresh = () => void revalidate();
  return (
    <div className="page-width pt-6 sm:pt-10">
      <h1 className="mb-6 text-title sm:text-display">{shellText('yourAccount')}</h1>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DetailsForm />
        <PasswordForm onChanged={refresh} />
      </div>
      <SecurityCard security={security} onChanged={refresh} />
      <Card id="sessions" className="mt-4 scroll-mt-6">
        <h2 className="mb-2 text-lg">{profileText('sessions')}</h2>
        <AsyncPart result={sessions} name={profileText('yourSessions')}>
          {([answer, { SessionList }]) => <SessionList sessions={answer.sessions} onEnded={refresh} />}
        </AsyncPart>
      </Card>
      <AccountHistory first={events} />
    </div>
  );
}
