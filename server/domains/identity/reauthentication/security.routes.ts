import type { FastifyInstance } from 'fastify';
import { getAuthMethods, signInToDemo } from '../../../../contracts/identity/auth-methods.ts';
import {
  getSecurity,
  listAccountEvents,
  mailReauthenticationCode,
  reauthenticate,
  startPasskeyReauthentication,
} from '../../../../contracts/identity/security.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { serve, succeed, succeedWithList } from '../../../platform/http/serve.ts';
import type { IdentityProvider } from '../../../providers/identity-providers/identity-provider.ts';
import { signInToDemoAccount } from '../accounts/demo-account.service.ts';
import { startAssertion } from '../passkeys/passkeys.service.ts';
import { listEvents } from '../security-events/events.service.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { markReauthenticated } from '../sessions/sessions.service.ts';
import {
  describeSecurity,
  mailCode,
  type ReauthenticationDeps,
  verifyReauthentication,
} from './reauthentication.service.ts';

type RouteDeps = ReauthenticationDeps & {
  providers: IdentityProvider[];
  allowsDemo: boolean;
  triesPerMinute: number;
} & {
  sendsMail: boolean;
  sendsTexts: boolean;
};

export function securityRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const rateLimit = { name: 'sign-in', perMinute: deps.triesPerMinute, isGuessable: true };

  serve(app, getAuthMethods, async () =>
    succeed('authMethodsFound', {
      providers: deps.providers.map(({ id, name }) => ({ id, name })),
      has_demo: deps.allowsDemo,
      sends_mail: deps.sendsMail,
      sends_texts: deps.sendsTexts,
    }),
  );

  serve(
    app,
    signInToDemo,
    async ({ body, request }) => succeed('signedIn', await signInToDemoAccount(deps, body.role, readOrigin(request))),
    rateLimit,
  );

  serve(app, getSecurity, async ({ account }) =>
    succeed('authMethodsFound', { security: await describeSecurity(deps, account.id) }),
  );

  serve(app, listAccountEvents, async ({ account, body }) => {
    const { events, next_cursor } = await listEvents(deps.db, account.id, body.cursor);
    return succeedWithList('events', {
      events: events.map((event) => ({ ...event, ...describeDevice(event.device) })),
      next_cursor,
    });
  });

  serve(app, startPasskeyReauthentication, async ({ account }) =>
    succeed('challengeCreated', {
      options: { ...(await startAssertion(deps, 'passkey-reauthentication', account.id)) },
    }),
  );

  serve(
    app,
    mailReauthenticationCode,
    async ({ account, request }) => {
      await mailCode(deps, account.id, request.ip);
      return succeed('reauthenticationMailed', {});
    },
    { perMinute: 2, accountErrorCode: 'too_many_sign_ins' },
  );

  serve(
    app,
    reauthenticate,
    async ({ account, body, request }) => {
      await verifyReauthentication(deps, account, body, readOrigin(request));
      await markReauthenticated(deps.db, account.sessionId, deps.now());
      return succeed('reauthenticated', {});
    },
    rateLimit,
  );
}
