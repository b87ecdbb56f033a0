import { useEffect, useState } from 'react';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import { exchangeCode } from '../../../../contracts/identity/auth-methods.ts';
import { authMethodsText } from '../../../../i18n/generated/auth-methods.ts';
import { api } from '../../../lib/api/api.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { takeProviderResult } from '../session/provider-sign-in.ts';
import type { SignIn } from './use-sign-in.ts';

const problems = ['denied', 'expired', 'failed', 'unavailable'] as const;

/** Continues a sign-in at another site that led back to this page; true while it is being finished. */
export function useProviderResult(signIn: SignIn, accountRole: UserType): boolean {
  const [isBusy, setBusy] = useState(false);
  const showToast = useToast();
  const showFailure = useFailureToast(accountRole);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result is taken once, when the page opens.
  useEffect(() => {
    const { exchange, problem } = takeProviderResult();
    if (problem) {
      const known = problems.find((one) => one === problem) ?? 'failed';
      showToast({ text: authMethodsText(known), tone: 'bad', accountRole });
    }
    if (!exchange) return;
    setBusy(true);
    signIn
      .complete(api(exchangeCode, { body: { code: exchange } }))
      .catch(showFailure)
      .finally(() => setBusy(false));
  }, []);
  return isBusy;
}
