import { Link } from 'react-router';
import { getChoices } from '../../contracts/profile.ts';
import { choicesText } from '../../messages/generated/choices.ts';
import { managePrivacyText } from '../../messages/generated/manage-privacy.ts';
import { BrowserStorage } from '../features/profile/browser-storage.tsx';
import { ChoicesForm } from '../features/profile/choices-form.tsx';
import { SellerPage } from '../features/seller-shell/seller-page.tsx';
import { api } from '../lib/api.ts';
import { toResult } from '../lib/async-result.ts';
import { pageMeta } from '../lib/page-meta.ts';
import { AsyncPart } from '../ui/async-part.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { richText } from '../ui/rich-text.tsx';
import type { Route } from './+types/manage-privacy.ts';

export const meta = () =>
  pageMeta({
    title: `${managePrivacyText('title')} · Snapbazaar`,
    description: managePrivacyText('description'),
  });

/** Not awaited, so that the page renders at once with a skeleton. */
export function clientLoader() {
  return { choices: toResult(api(getChoices)) };
}

export default function ManagePrivacyPage({ loaderData: { choices } }: Route.ComponentProps) {
  return (
    <SellerPage title={managePrivacyText('title')} lead={managePrivacyText('description')}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Card>
            <h2 className="mb-3 text-lg">{managePrivacyText('allowed')}</h2>
            <AsyncPart result={choices} name={choicesText('yourChoices')}>
              {(answer) => <ChoicesForm choices={answer.choices} />}
            </AsyncPart>
          </Card>
          <Card>
            <h2 className="mb-3 text-lg">{managePrivacyText('onServer')}</h2>
            <p className="text-muted">
              {richText(managePrivacyText('serverData'), {
                privacy: (words) => (
                  <Link to="/privacy" className="font-semibold text-brand-strong underline">
                    {words}
                  </Link>
                ),
              })}
            </p>
            <div className="mt-4 flex flex-wrap gap-2.5">
              <ButtonLink to="/settings#data">{managePrivacyText('download')}</ButtonLink>
              <ButtonLink to="/settings#close">{managePrivacyText('delete')}</ButtonLink>
            </div>
          </Card>
        </div>
        <Card>
          <h2 className="mb-2 text-lg">{managePrivacyText('inBrowser')}</h2>
          <BrowserStorage />
        </Card>
      </div>
    </SellerPage>
  );
}
