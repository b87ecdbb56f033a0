import { pathInLanguage, withoutLanguage } from '../../../../contracts/pages/language-path.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { setApiSession } from '../../../lib/api/api-session.ts';
import { askForContact } from './contact-check.ts';
import { signInPath } from './return-path.ts';
import { forgetSession, readSession } from './session.ts';

setApiSession({
  read() {
    const session = readSession();
    return session && { token: session.token, accountId: session.post.id };
  },
  /** Never resolves, because the page is being left and the caller's result would only flash by. */
  signInAgain() {
    const { pathname, search, hash } = window.location;
    const role = readSession()?.user_type ?? 'customer';
    forgetSession();
    const requestedPath = withoutLanguage(pathname) + search + hash;
    window.location.assign(pathInLanguage(signInPath(role, requestedPath, 'ended'), getLocale()));
    return new Promise(() => undefined);
  },
  confirmContact: askForContact,
});
