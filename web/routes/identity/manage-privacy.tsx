import { Link } from 'react-router';
import { getChoices } from '../../../contracts/identity/profile.ts';
import { choicesText } from '../../../i18n/generated/choices.ts';
import { managePrivacyText } from '../../../i18n/generated/manage-privacy.ts';
import { BrowserStorage } from '../../domains/identity/profile/browser-storage.tsx';
import { ChoicesForm } from '../../domains/identity/profile/choices-form.tsx';
import { api } from '../../lib/api/api.ts';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/display/card.tsx';
import { richText } from '../../ui/display/rich-text.tsx';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import { SellerPage } from '../seller-shell/seller-page.tsx';
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
