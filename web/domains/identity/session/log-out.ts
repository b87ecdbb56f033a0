import { useNavigate } from 'react-router';
import { signOut } from '../../../../contracts/identity/sign-out.ts';
import { api } from '../../../lib/api/api.ts';
import { endSession } from './session.ts';

/** Logs out in this browser at once, even when the server cannot be reached. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // Called first, because the request reads the token from the session that is then removed.
    api(signOut).catch((error) => console.warn('The server was not told about the log-out.', error));
    endSession();
    await navigate('/');
  };
}
