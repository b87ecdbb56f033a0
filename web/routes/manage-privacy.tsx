import { Link } from 'react-router';
import { getChoices } from '../../contracts/profile.ts';
import { BrowserStorage } from '../features/profile/browser-storage.tsx';
import { ChoicesForm } from '../features/profile/choices-form.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { api } from '../lib/api.ts';
import { toResult } from '../lib/async-result.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AsyncPart } from '../ui/async-part.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/manage-privacy.ts';

export const meta = () =>
  pageMeta({
    title: 'Manage Privacy · Snapbazaar',
    description: 'What you allow, what is kept, and how to be rid of it.',
  });

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader() {
  return { choices: toResult(api(getChoices)) };
}

export default function ManagePrivacyPage({ loaderData: { choices } }: Route.ComponentProps) {
  return (
    <SellerPage title="Manage Privacy" lead="What you allow, what is kept, and how to be rid of it.">
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Card>
            <h2 className="mb-3 text-lg">What you allow</h2>
            <AsyncPart result={choices} name="Your choices">
              {(answer) => <ChoicesForm choices={answer.choices} />}
            </AsyncPart>
          </Card>
          <Card>
            <h2 className="mb-3 text-lg">Kept on this server</h2>
            <p className="text-muted">
              Your name, email or phone, a one-way hash of your password, where you are signed in, your photos, listings
              and plans, your choices and tokens, and what you wrote to us. The{' '}
              <Link to="/privacy" className="font-semibold text-brand-strong underline">
                Privacy Policy
              </Link>{' '}
              says why.
            </p>
            <div className="mt-4 flex flex-wrap gap-2.5">
              <ButtonLink to="/settings#data">See and download all of it</ButtonLink>
              <ButtonLink to="/settings#close">Delete all of it</ButtonLink>
            </div>
          </Card>
        </div>
        <Card>
          <h2 className="mb-2 text-lg">Kept in this browser</h2>
          <BrowserStorage />
        </Card>
      </div>
    </SellerPage>
  );
}
