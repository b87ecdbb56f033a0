import { useState } from 'react';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { signInToDemo } from '../../../../contracts/identity/auth-methods.ts';
import { authMethodsText } from '../../../../i18n/generated/auth-methods.ts';
import { api } from '../../../lib/api/api.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import type { SignIn } from './use-sign-in.ts';

/** Signs in to the demo account with one tap. */
export function DemoRow({ accountRole, signIn }: { accountRole: UserType; signIn: SignIn }) {
  const [isBusy, setBusy] = useState(false);
  const showFailure = useFailureToast(accountRole);

  async function enter() {
    if (isBusy) return;
    setBusy(true);
    await signIn.complete(api(signInToDemo, { body: { role: accountRole } })).catch(showFailure);
    setBusy(false);
  }

  return (
    <p className="mt-1 text-center">
      <button
        type="button"
        aria-busy={isBusy || undefined}
        onClick={enter}
        className="min-h-11 text-muted text-sm underline underline-offset-4 hover:text-ink"
      >
        {authMethodsText(accountRole === 'seller' ? 'demoSeller' : 'demoCustomer')}
      </button>
    </p>
  );
}
