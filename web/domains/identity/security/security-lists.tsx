import type { z } from 'zod';
import type { getSecurity } from '../../../../contracts/identity/security.ts';
import { IdentityList } from './identity-list.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';

interface SecurityListsProps {
  security: z.output<typeof getSecurity.answer>['security'];
  onChanged: () => void;
}

/** Passkeys, linked sign-ins and two-factor. */
export function SecurityLists({ security: { passkeys, identities, two_factor }, onChanged }: SecurityListsProps) {
  return (
    <div className="flex flex-col gap-7">
      <PasskeyList passkeys={passkeys} onChanged={onChanged} />
      <IdentityList identities={identities} onChanged={onChanged} />
      <TwoFactorSection twoFactor={two_factor} onChanged={onChanged} />
    </div>
  );
}
