import type { z } from 'zod';
import type { getSecurity } from '../../../../contracts/identity/security.ts';
import { IdentityList } from './identity-list.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { SecondStepSection } from './second-step-section.tsx';

interface SecurityListsProps {
  security: z.output<typeof getSecurity.answer>['security'];
  onChanged: () => void;
}

/** Passkeys, linked sign-ins and the second step. */
export function SecurityLists({ security: { passkeys, identities, second_step }, onChanged }: SecurityListsProps) {
  return (
    <div className="flex flex-col gap-7">
      <PasskeyList passkeys={passkeys} onChanged={onChanged} />
      <IdentityList identities={identities} onChanged={onChanged} />
      <SecondStepSection secondStep={second_step} onChanged={onChanged} />
    </div>
  );
}
