import { useNavigate, useSearchParams } from 'react-router';
import type { Credentials } from '../../../contracts/account-rules.ts';
import type { signInSeller, UserType } from '../../../contracts/accounts.ts';
import { api } from '../../lib/api.ts';
import { readReturnPath } from '../../lib/return-path.ts';
import { startSession } from '../../lib/session.ts';
import { useToast } from '../../ui/toast.tsx';

/** Any of the four calls that end in a session: they ask and answer alike. */
export type AccountCall = typeof signInSeller;

const firstPages = { seller: '/faq', customer: '/' } as const satisfies Record<UserType, string>;

/** Sends credentials; success begins the session and leads on, anything else rejects and leaves the form as it is. */
export function useAccountCall(call: AccountCall, side: UserType): (credentials: Credentials) => Promise<void> {
  const showToast = useToast();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (credentials) => {
    const { message, token, user_type, post } = await api(call, { body: credentials });
    startSession({ token, user_type, post });
    showToast({ text: message, side });
    await navigate(readReturnPath(search) ?? firstPages[user_type], { replace: true });
  };
}
