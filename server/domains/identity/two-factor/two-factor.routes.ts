import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import { finishTwoFactor } from '../../../../contracts/identity/auth-methods.ts';
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  turnTwoFactorOff,
} from '../../../../contracts/identity/two-factor.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { getAccount } from '../accounts/accounts.service.ts';
import { hasTwoFactor } from '../auth-methods/two-factor-state.service.ts';
import { recordEvent } from '../security-events/events.service.ts';
import { recordSecurityChange } from '../security-events/security-change.service.ts';
import { endTwoFactor, openSession, readTwoFactor, type SessionDeps } from '../sessions/open-session.service.ts';
import { replaceToken, requireFresh } from '../sessions/sessions.service.ts';
import {
  confirmSecret,
  createSecret,
  removeTwoFactor,
  replaceRecoveryCodes,
  requireCode,
  type TwoFactorDeps,
} from './two-factor.service.ts';

type RouteDeps = TwoFactorDeps & SessionDeps & { triesPerMinute: number };

export function twoFactorRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const rateLimit = { name: 'sign-in', perMinute: deps.triesPerMinute, isGuessable: true };

  serve(
    app,
    finishTwoFactor,
    async ({ body, request }) => {
      const origin = readOrigin(request);
      const { account, method } = await readTwoFactor(deps, body.challenge, (id) => getAccount(deps.db, id));
      await requireCode(deps, account, body.code).catch(async (error: unknown) => {
        const event = { accountId: account.id, type: 'two-factor-failed', origin } as const;
        if (error instanceof AppError && error.code === 'wrong_code') await recordEvent(deps, event);
        throw error;
      });
      await endTwoFactor(deps, body.challenge);
      const signedIn = await openSession(deps, account, origin, method, 'challenge_expired');
      return succeed('signedIn', signedIn);
    },
    rateLimit,
  );

  serve(app, startTwoFactor, async ({ account }) => {
    requireFresh(account, deps.now());
    const { email, phone, name } = await getAccount(deps.db, account.id);
    const secret = await createSecret(deps, account.id);
    const label = encodeURIComponent(`Snapbazaar:${email ?? phone ?? name}`);
    return succeed('secretCreated', { secret, address: `otpauth://totp/${label}?secret=${secret}&issuer=Snapbazaar` });
  });

  serve(
    app,
    confirmTwoFactor,
    async ({ account, body, request }) => {
      requireFresh(account, deps.now());
      const recovery_codes = await confirmSecret(deps, account, body.code);
      await recordSecurityChange(deps, { accountId: account.id, type: 'two-factor-on', origin: readOrigin(request) });
      return succeed('twoFactorOn', {
        token: await replaceToken(deps.db, account.sessionId),
        recovery_codes,
      });
    },
    rateLimit,
  );

  serve(app, renewRecoveryCodes, async ({ account, request }) => {
    requireFresh(account, deps.now());
    if (!(await hasTwoFactor(deps.db, account.id))) throw new AppError('two_factor_off');
    return deps.db.transaction(async (db) => {
      const recovery_codes = await replaceRecoveryCodes(db, account.id);
      const event = { accountId: account.id, type: 'recovery-codes-renewed', origin: readOrigin(request) } as const;
      await recordSecurityChange({ ...deps, db }, event);
      return succeed('recoveryCodesRenewed', { recovery_codes });
    });
  });

  serve(app, turnTwoFactorOff, async ({ account, request }) => {
    requireFresh(account, deps.now());
    return deps.db.transaction(async (db) => {
      await removeTwoFactor(db, account.id);
      const event = { accountId: account.id, type: 'two-factor-off', origin: readOrigin(request) } as const;
      await recordSecurityChange({ ...deps, db }, event);
      return succeed('twoFactorOff', { token: await replaceToken(db, account.sessionId) });
    });
  });
}
