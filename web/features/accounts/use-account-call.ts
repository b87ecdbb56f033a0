import { useNavigate, useSearchParams } from 'react-router';
import type { Credentials } from '../../../contracts/account-rules.ts';
import type { signInSeller, UserType } from '../../../contracts/accounts.ts';
import { api } from '../../lib/api.ts';
import { readReturnPath } from '../../lib/return-path.ts';
import { startSession } from '../../lib/session.ts';
import { useToast } from '../../ui/toast.tsx';

/** Any of the four sign-in and sign-up endpoints; they have the same request and response types. */
export type AccountCall = typeof signInSeller;

const landingPages = { seller: '/faq', customer: '/' } as const satisfies Record<UserType, string>;

/** Sends credentials; success starts the session and navigates on, a failure rejects and leaves the form as it is. */
export function useAccountCall(call: AccountCall, side: UserType): (credentials: Credentials) => Promise<void> {
  const showToast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (credentials) => {
    const { message, token, user_type, post } = await api(call, { body: credentials });
    startSession({ token, user_type, post });
    showToast({ text: message, side });
    await navigate(readReturnPath(search) ?? landingPages[user_type], { replace: true });
  };
}
