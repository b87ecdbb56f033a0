import type { z } from 'zod';
import type { getSecurity } from '../../../contracts/security.ts';
import { securityText } from '../../../messages/security.ts';
import type { AsyncResult } from '../../lib/async-result.ts';
import { AsyncPart } from '../../ui/async-part.tsx';
import { Card } from '../../ui/card.tsx';
import { IdentityList } from './identity-list.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SecondStepSection } from './second-step-section.tsx';

interface SecurityCardProps {
  security: Promise<AsyncResult<z.output<typeof getSecurity.answer>>>;
  onChanged: () => void;
}

/** Passkeys, linked sign-ins and the second step. */
export function SecurityCard({ security, onChanged }: SecurityCardProps) {
  return (
    <Card id="security" className="mt-4 scroll-mt-6">
      <h2 className="text-lg">{securityText('title')}</h2>
      <p className="mt-1 mb-4 text-muted">{securityText('lead')}</p>
      <AsyncPart result={security} name={securityText('yourWays')}>
        {({ security: { passkeys, identities, second_step } }) => (
          <div className="flex flex-col gap-7">
            <PasskeyList passkeys={passkeys} onChanged={onChanged} />
            <IdentityList identities={identities} onChanged={onChanged} />
            <SecondStepSection secondStep={second_step} onChanged={onChanged} />
          </div>
        )}
      </AsyncPart>
    </Card>
  );
}
