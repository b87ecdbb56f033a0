import { useState } from 'react';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { useReauthentication } from '../reauthentication/reauthentication-provider.tsx';
import { replaceToken } from '../session/replace-token.ts';

interface Answer {
  message: string;
  token?: string;
}

/** Calls that change the ways to sign in: with a proof where one is needed, and the new token of the session. */
export function useSecurityCall(onChanged: () => void) {
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const withReauthentication = useReauthentication();
  const showToast = useToast();
  const showFailure = useFailureToast();

  /** Returns null when it failed or was cancelled; the reason is shown. */
  async function call<Result extends Answer>(name: string, make: () => Promise<Result>): Promise<Result | null> {
    setBusyWith(name);
    try {
      const answer = await withReauthentication(make);
      if (answer.token) replaceToken(answer.token);
      showToast({ text: answer.message, accountRole: 'seller' });
      onChanged();
      return answer;
    } catch (error) {
      showFailure(error);
      return null;
    } finally {
      setBusyWith(null);
    }
  }
  return { busyWith, call };
}
