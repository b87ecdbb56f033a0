import { useRevalidator } from 'react-router';
import { getChoices } from '../../contracts/profile.ts';
import { choicesText } from '../../messages/generated/choices.ts';
import { profileText } from '../../messages/generated/profile.ts';
import { AccountHistory } from '../features/profile/account-history.tsx';
import { DetailsForm } from '../features/profile/details-form.tsx';
import { loadHistory, loadSecurity, loadSessions } from '../features/profile/load-account.ts';
import { PasswordForm } from '../features/profile/password-form.tsx';
import { SecurityCard } from '../features/profile/security-card.tsx';
import { SocialTokens } from '../features/profile/social-tokens.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { api } from '../lib/api.ts';
import { toResult } from '../lib/async-result.ts';
import { loadModule } from '../lib/load-module.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { useScrollToHash } from '../lib/scroll-to-hash.ts';
import { AsyncPart } from '../ui/async-part.tsx';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/profile.ts';

export const meta = () =>
  pageMeta({ title: `${profileText('title')} · Snapbazaar`, description: profileText('description') });

const loadPersonalization = () => loadModule(() => import('../features/profile/personalization.tsx'));

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
