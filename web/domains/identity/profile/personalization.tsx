import { History, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { Choices } from '../../../../contracts/identity/profile.ts';
import { profileTokensText } from '../../../../i18n/generated/profile-tokens.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { richText } from '../../../ui/display/rich-text.tsx';
import { ChoicesForm } from './choices-form.tsx';
import { TokenHistory } from './token-history.tsx';

/** The seller's consents and the tokens earned with them; unlike the social tokens, these are real. */
export function Personalization({ choices, tokenBalance }: { choices: Choices; tokenBalance: number }) {
  const [balance, setBalance] = useState(tokenBalance);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  return (
    <Card>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-2">
        <h2 className="text-lg">{profileTokensText('personalization')}</h2>
        <p className="text-muted">
          {richText(profileTokensText('yourTokens', { amount: balance }), {
            amount: (words) => <b className="text-ink">{words}</b>,
          })}
        </p>
      </div>
      <ChoicesForm choices={choices} onTokens={setBalance} />
      <div className="mt-4 flex flex-wrap gap-2.5">
        <ButtonLink to="/manage-privacy" icon={<ShieldCheck aria-hidden="true" className="size-4.5" />}>
          {profileTokensText('managePrivacy')}
        </ButtonLink>
        <Button onClick={() => setHistoryOpen(true)} icon={<History aria-hidden="true" className="size-4.5" />}>
          {profileTokensText('viewHistory')}
        </Button>
      </div>
      <TokenHistory isOpen={isHistoryOpen} onClose={() => setHistoryOpen(false)} />
    </Card>
  );
}
