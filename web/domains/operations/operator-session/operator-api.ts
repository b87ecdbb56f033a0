import { createApi, readReply } from '../../../../contracts/client/client.ts';
import type { Failure } from '../../../../contracts/endpoint.ts';
import { languageOfPath, pathInLanguage, withoutLanguage } from '../../../../contracts/pages/language-path.ts';
import { fetchApi } from '../../../lib/api/api.ts';
import { reportUnreachable } from '../../../lib/api/connection.ts';
import { localizeReply } from '../../../lib/api/localize-reply.ts';
import { forgetOperatorSession, readOperatorSession } from './operator-session.ts';
import { operatorSignInPath } from './operators-only.ts';

/** Calls the API as the operator of this tab; leads to the sign-in when the session has ended. */
export const operatorApi = createApi(async (request) => {
  const response = await fetchApi(request, readOperatorSession()?.token).catch((error) => {
    if (!request.signal?.aborted) reportUnreachable();
    throw error;
  });
  const reply = await readReply(request, response);
  if ((reply.body as Partial<Failure> | null)?.code === 'not_signed_in') return signInAgain();
  return localizeReply(reply);
});

/** Leaves the page; never resolves. */
function signInAgain(): Promise<never> {
  forgetOperatorSession();
  const { pathname, search } = window.location;
  const path = operatorSignInPath(withoutLanguage(pathname) + search, 'ended');
  window.location.assign(pathInLanguage(path, languageOfPath(pathname)));
  return new Promise(() => undefined);
}
