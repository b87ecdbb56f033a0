import { useRevalidator } from 'react-router';
import { ordersText } from '../../../i18n/generated/orders.ts';
import { profileText } from '../../../i18n/generated/profile.ts';
import { shellText } from '../../../i18n/generated/shell.ts';
import { AccountHistory } from '../../domains/identity/profile/account-history.tsx';
import { DetailsForm } from '../../domains/identity/profile/details-form.tsx';
import { loadHistory, loadSecurity, loadSessions } from '../../domains/identity/security/load-security.ts';
import { PasswordForm } from '../../domains/identity/security/password-form.tsx';
import { SecurityCard } from '../../domains/identity/security/security-card.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/display/card.tsx';
import { AsyncPart } from '../../ui/states/async-part.tsx';
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
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-title sm:text-display">{shellText('yourAccount')}</h1>
        <ButtonLink to="/addresses">{ordersText('addresses')}</ButtonLink>
      </div>
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
