import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { z } from 'zod';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import type { signInSeller, UserType } from '../../../../contracts/identity/accounts.ts';
import { linkIdentity } from '../../../../contracts/identity/identities.ts';
import { api } from '../../../lib/api/api.ts';
import { useFailureToast } from '../../../ui/overlays/failure-toast.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { replaceToken } from '../session/replace-token.ts';
import { readReturnPath } from '../session/return-path.ts';
import { startSession } from '../session/session.ts';

type SignedIn = z.output<typeof signInSeller.answer>;

const landingPages = { seller: '/faq', customer: '/' } as const satisfies Record<UserType, string>;

export interface SignIn {
  /** Awaits a sign-in of any way: success starts the session and navigates on; any other failure rejects. */
  complete(call: Promise<SignedIn>): Promise<void>;
  /** The challenge of a sign-in that waits for its two-factor. */
  twoFactor: string | null;
  /** Whether an identity waits to be linked to the account that is signed in to next. */
  isLinking: boolean;
  startOver(): void;
}

/** What every way to sign in has in common. */
export function useSignIn(accountRole: UserType): SignIn {
  const [twoFactor, setTwoFactor] = useState<string | null>(null);
  const [link, setLink] = useState<string | null>(null);
  const showToast = useToast();
  const showFailure = useFailureToast(accountRole);
  const navigate = useNavigate();
  const [search] = useSearchParams();

  async function finish({ message, token, user_type, post }: SignedIn) {
    startSession({ token, user_type, post });
    showToast({ text: message, accountRole });
    if (link !== null) {
      // The sign-in holds even where linking fails.
      await api(linkIdentity, { body: { challenge: link } }).then((answer) => replaceToken(answer.token), showFailure);
    }
    await navigate(readReturnPath(search) ?? landingPages[user_type], { replace: true });
  }

  return {
    async complete(call) {
      try {
        await finish(await call);
      } catch (error) {
        const challenge = isApiFailure(error) ? error.challenge : undefined;
        if (!isApiFailure(error) || !challenge) throw error;
        if (error.code === 'two_factor_required') setTwoFactor(challenge);
        else setLink(challenge);
      }
    },
    twoFactor,
    isLinking: link !== null,
    startOver: () => setTwoFactor(null),
  };
}
