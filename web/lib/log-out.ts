import { useNavigate } from 'react-router';
import { signOut } from '../../contracts/sign-out.ts';
import { api } from './api.ts';
import { endSession } from './session.ts';

/** Logs out here at once, whether or not the server can be told. */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    // The request takes the token along before the session is gone.
    api(signOut).catch((error) => console.warn('The server was not told about the log-out.', error));
    endSession();
    await navigate('/');
  };
}
