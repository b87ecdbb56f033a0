import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import {
  addPasskey as addPasskeyCall,
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
  signInWithPasskey,
  startPasskeyRegistration,
  startPasskeySignIn,
} from '../../../../contracts/identity/passkeys.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { getAccount } from '../accounts/accounts.service.ts';
import { requireOtherAuthMethod } from '../auth-methods/auth-methods.service.ts';
import { recordSecurityChange } from '../security-events/security-change.service.ts';
import { describeDevice } from '../sessions/describe-device.ts';
import { finishSignIn, type SessionDeps } from '../sessions/open-session.service.ts';
import { replaceToken, requireFresh } from '../sessions/sessions.service.ts';
import {
  addPasskey,
  type PasskeyDeps,
  removePasskey,
  renamePasskey,
  requireAssertion,
  startAssertion,
  startRegistration,
} from './passkeys.service.ts';

type RouteDeps = PasskeyDeps & SessionDeps & { triesPerMinute: number };

export function passkeyRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const rateLimit = { name: 'sign-in', perMinute: deps.triesPerMinute, isGuessable: true };

  // Asked for by every visit to a sign-in page, so it has a count of its own.
  const optionsLimit = { name: 'passkey options', perMinute: deps.triesPerMinute * 4 };
  serve(
    app,
    startPasskeySignIn,
    async () => succeed('challengeCreated', { options: { ...(await startAssertion(deps, 'passkey-sign-in', null)) } }),
    optionsLimit,
  );

  serve(
    app,
    signInWithPasskey,
    async ({ body, request }) => {
      const passkey = await requireAssertion(deps, 'passkey-sign-in', body.response, null);
      const account = await getAccount(deps.db, passkey.accountId);
      // A passkey of the customer account does not open the seller account, and the other way round.
      if (account.role !== body.role) throw new AppError('passkey_refused');
      const signedIn = await finishSignIn(deps, account, readOrigin(request), 'passkey', 'passkey_refused');
      return succeed('signedIn', signedIn);
    },
    rateLimit,
  );

  serve(app, startPasskeyRegistration, async ({ account }) => {
    requireFresh(account, deps.now());
    const { id, name, email, phone } = await getAccount(deps.db, account.id);
    const options = await startRegistration(deps, { id, name: email ?? phone ?? name });
    return succeed('challengeCreated', { options: { ...options } });
  });

  serve(
    app,
    addPasskeyCall,
    async ({ account, body, request }) => {
      requireFresh(account, deps.now());
      const origin = readOrigin(request);
      const added = { ...body, name: body.name || describeDevice(origin.device).device };
      return deps.db.transaction(async (db) => {
        const detail = await addPasskey({ ...deps, db }, account.id, added);
        await recordSecurityChange({ ...deps, db }, { accountId: account.id, type: 'passkey-added', origin, detail });
        return succeed('passkeyAdded', { token: await replaceToken(db, account.sessionId) });
      });
    },
    rateLimit,
  );

  serve(app, renamePasskeyCall, async ({ account, params, body }) => {
    await renamePasskey(deps.db, account.id, Number(params.id), body.name);
    return succeed('passkeyRenamed', {});
  });

  serve(app, removePasskeyCall, async ({ account, params, request }) => {
    requireFresh(account, deps.now());
    const origin = readOrigin(request);
    return deps.db.transaction(async (db) => {
      const detail = await removePasskey(db, account.id, Number(params.id));
      await requireOtherAuthMethod(db, account.id);
      await recordSecurityChange({ ...deps, db }, { accountId: account.id, type: 'passkey-removed', origin, detail });
      return succeed('passkeyRemoved', { token: await replaceToken(db, account.sessionId) });
    });
  });
}
