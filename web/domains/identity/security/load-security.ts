import { listSessions } from '../../../../contracts/identity/accounts.ts';
import { getSecurity, listAccountEvents } from '../../../../contracts/identity/security.ts';
import { api } from '../../../lib/api/api.ts';
import { loadModule } from '../../../lib/page/load-module.ts';

/** The ways to sign in, with the lists that show them. */
export const loadSecurity = () => Promise.all([api(getSecurity), loadModule(() => import('./security-lists.tsx'))]);

/** Where the account is signed in, with the list that shows it. */
export const loadSessions = () => Promise.all([api(listSessions), loadModule(() => import('./session-list.tsx'))]);

/** The newest events of the account, with the list that shows them. */
export const loadHistory = () =>
  Promise.all([api(listAccountEvents, { body: {} }), loadModule(() => import('./event-list.tsx'))]);
