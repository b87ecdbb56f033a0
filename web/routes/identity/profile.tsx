import { useRevalidator } from 'react-router';
import { getChoices } from '../../../contracts/identity/profile.ts';
import { choicesText } from '../../../i18n/generated/choices.ts';
import { profileText } from '../../../i18n/generated/profile.ts';
import { AccountHistory } from '../../domains/identity/profile/account-history.tsx';
import { DetailsForm } from '../../domains/identity/profile/details-form.tsx';
import { SocialTokens } from '../../domains/identity/profile/social-tokens.tsx';
import { loadHistory, loadSecurity, loadSessions } from '../../domains/identity/security/load-security.ts';
import { PasswordForm } from '../../domains/identity/security/password-form.tsx';
import { SecurityCard } from '../../domains/identity/security/security-card.tsx';
import { api } from '../../lib/api/api.ts';
import { toResult } from '../../lib/api/async-result.ts';
import { loadModule } from '../../lib/page/load-module.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { useScrollToHash } from '../../lib/page/scroll-to-hash.ts';
import { Card } from '../../ui/display/card.tsx';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { SellerPage } from '../seller-shell/seller-page.tsx';
import type { Route } from './+types/profile.ts';

export const meta = () =>
  pageMeta({ title: `${profileText('title')} · Snapbazaar`, description: profileText('description') });

const loadPersonalization = () => loadModule(() => import('../../domains/identity/profile/personalization.tsx'));

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader() {
  return {
    sessions: toResult(loadSessions()),
    security: toResult(loadSecurity()),
    events: toResult(loadHistory()),
    choices: toResult(Promise.all([api(getChoices), loadPersonalization()])),
  };
}

export default function ProfilePage({ loaderData: { sessions, security, events, choices } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  useScrollToHash();
  return (
    <SellerPage title={profileText('title')}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DetailsForm />
        <PasswordForm onChanged={() => void revalidate()} />
      </div>
      <SecurityCard security={security} onChanged={() => void revalidate()} />
      <Card id="sessions" className="mt-4 scroll-mt-6">
        <h2 className="mb-2 text-lg">{profileText('sessions')}</h2>
        <AsyncPart result={sessions} name={profileText('yourSessions')}>
          {([answer, { SessionList }]) => <SessionList sessions={answer.sessions} onEnded={() => void revalidate()} />}
        </AsyncPart>
      </Card>
      <AccountHistory first={events} />
      <div id="tokens" className="mt-9 flex scroll-mt-6 flex-col gap-4">
        <SocialTokens />
        <AsyncPart result={choices} name={choicesText('yourChoices')}>
          {([answer, { Personalization }]) => (
            <Personalization choices={answer.choices} tokenBalance={answer.token_balance} />
          )}
        </AsyncPart>
      </div>
    </SellerPage>
  );
}
