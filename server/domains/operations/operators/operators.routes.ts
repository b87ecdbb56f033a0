import type { FastifyInstance } from 'fastify';
import {
  openOperatorLink,
  signInOperator,
  signOutOperator,
  useOperatorLink,
} from '../../../../contracts/operations/operators.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { recordAction } from '../audit/audit.service.ts';
import { endOperatorSession } from './operator-sessions.service.ts';
import { finishLink, openLink, type SignInDeps, signIn } from './operator-sign-in.service.ts';

export function operatorSignInRoutes(app: FastifyInstance, deps: SignInDeps & { triesPerMinute: number }): void {
  const rateLimit = { name: 'sign-in', perMinute: deps.triesPerMinute, isGuessable: true };

  serve(
    app,
    openOperatorLink,
    async ({ body }) => {
      const { email, secret } = await openLink(deps, body.token);
      const label = encodeURIComponent(`Snapbazaar operator:${email}`);
      const address = `otpauth://totp/${label}?secret=${secret}&issuer=Snapbazaar%20operator`;
      return succeed('linkFound', { email, secret, address });
    },
    rateLimit,
  );

  serve(app, useOperatorLink, async ({ body }) => succeed('signedIn', await finishLink(deps, body)), rateLimit);

  serve(
    app,
    signInOperator,
    async ({ body, request }) => succeed('signedIn', await signIn(deps, body, readOrigin(request))),
    rateLimit,
  );

  serve(app, signOutOperator, async ({ account: { email, sessionId } }) => {
    await deps.db.transaction(async (tx) => {
      await endOperatorSession(tx, sessionId);
      await recordAction(tx, deps.secrets, { actor: email, action: 'signed_out' }, deps.now());
    });
    return succeed('signedOut', {});
  });
}
