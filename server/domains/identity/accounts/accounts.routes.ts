import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import {
  changePassword as changePasswordCall,
  continueAsGuest,
  endOtherSessions,
  endSession as endSessionCall,
  getMe,
  listSessions,
  signInCustomer,
  signInSeller,
  signUpCustomer,
  signUpSeller,
} from '../../../../contracts/identity/accounts.ts';
import { openOtherAccount } from '../../../../contracts/identity/other-account.ts';
import {
  changeDetails as changeDetailsCall,
  closeAccount as closeAccountCall,
} from '../../../../contracts/identity/profile.ts';
import { signOut } from '../../../../contracts/identity/sign-out.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { listContacts } from '../contact-verification/list-contacts.service.ts';
import { recordEvent } from '../security-events/events.service.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { toPost } from '../sessions/open-session.service.ts';
import { endSession, endSessions, listLiveSessions } from '../sessions/sessions.service.ts';
import { changePassword, getAccount, signIn, signUp, signUpGuest } from './accounts.service.ts';
import { type ClosingDeps, closeAccount } from './close-account.service.ts';
import { changeDetails } from './details.service.ts';
import { switchToOtherAccount } from './other-account.service.ts';

type RouteDeps = ClosingDeps & { triesPerMinute: number };

export function accountRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const rateLimit = { name: 'sign-in', perMinute: deps.triesPerMinute, isGuessable: true };

  for (const [endpoint, role] of [
    [signInSeller, 'seller'],
    [signInCustomer, 'customer'],
  ] as const) {
    serve(
      app,
      endpoint,
      async ({ body, request }) => succeed('signedIn', await signIn(deps, role, body, readOrigin(request))),
      rateLimit,
    );
  }
  for (const [endpoint, role] of [
    [signUpSeller, 'seller'],
    [signUpCustomer, 'customer'],
  ] as const) {
    serve(
      app,
      endpoint,
      async ({ body, request }) => succeed('accountCreated', await signUp(deps, role, body, readOrigin(request))),
      rateLimit,
    );
  }

  serve(
    app,
    continueAsGuest,
    async ({ body, request }) => succeed('guestStarted', await signUpGuest(deps, body.email, readOrigin(request))),
    rateLimit,
  );

  serve(app, signOut, async ({ account }) => {
    await endSession(deps.db, account.id, account.sessionId);
    return succeed('signedOut', {});
  });

  serve(app, getMe, async ({ account }) => {
    const me = await getAccount(deps.db, account.id);
    return succeed('sessionFound', { user_type: me.role, post: toPost(me) });
  });

  serve(
    app,
    changePasswordCall,
    async ({ account, body, request }) => {
      const change = { current: body.current_password, next: body.new_password };
      return succeed('passwordChanged', await changePassword(deps, account, change, readOrigin(request)));
    },
    rateLimit,
  );

  serve(
    app,
    changeDetailsCall,
    async ({ account, body, request }) => {
      const { account: changed, hasSentCode } = await changeDetails(deps, account, body, readOrigin(request));
      const contacts = await listContacts(deps.db, changed, deps.now());
      const key = hasSentCode ? 'detailsSavedUnconfirmed' : 'detailsSaved';
      return succeed(key, { post: toPost(changed), contacts });
    },
    rateLimit,
  );

  serve(
    app,
    closeAccountCall,
    async ({ account, body, request }) => {
      await closeAccount(deps, account, body.current_password, readOrigin(request));
      return succeed('accountClosed', {});
    },
    rateLimit,
  );

  serve(
    app,
    openOtherAccount,
    async ({ account, body, request }) => {
      const signedIn = await switchToOtherAccount(deps, account, body.current_password, readOrigin(request));
      return succeed(signedIn.user_type === 'seller' ? 'signedInAsSeller' : 'signedInAsCustomer', signedIn);
    },
    rateLimit,
  );

  serve(app, listSessions, async ({ account }) => {
    const sessions = await listLiveSessions(deps.db, account.id, deps.now());
    // Other people share a demo account, so its other sessions are not shown.
    const shown = account.isDemo ? sessions.filter(({ id }) => id === account.sessionId) : sessions;
    return succeed('sessionsFound', {
      sessions: shown.map((session) => ({
        id: String(session.id),
        ...describeDevice(session.device),
        country: session.country,
        created_at: session.createdAt.toISOString(),
        last_used_at: session.lastUsedAt.toISOString(),
        is_current: session.id === account.sessionId,
      })),
    });
  });

  serve(app, endSessionCall, async ({ account, params, request }) => {
    if (!(await endSession(deps.db, account.id, Number(params.id)))) throw new AppError('session_not_found');
    await recordEvent(deps, { accountId: account.id, type: 'session-ended', origin: readOrigin(request) });
    return succeed('signedOutThere', {});
  });

  serve(app, endOtherSessions, async ({ account, request }) => {
    await endSessions(deps.db, account.id, account.sessionId);
    await recordEvent(deps, { accountId: account.id, type: 'session-ended', origin: readOrigin(request) });
    return succeed('signedOutElsewhere', {});
  });
}
