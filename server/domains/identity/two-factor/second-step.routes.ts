import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../contracts/errors.ts';
import {
  confirmSecondStep,
  renewRecoveryCodes,
  startSecondStep,
  turnSecondStepOff,
} from '../../../../contracts/identity/second-step.ts';
import { finishSecondStep } from '../../../../contracts/identity/sign-in-ways.ts';
import { readOrigin } from '../../../platform/http/caller/origin.ts';
import { serve, succeed } from '../../../platform/http/serve.ts';
import { getAccount } from '../accounts/accounts.service.ts';
import { hasSecondStep } from '../auth-methods/second-step-state.service.ts';
import { recordEvent } from '../security-events/events.service.ts';
import { endSecondStep, openSession, readSecondStep, type SessionDeps } from '../sessions/open-session.service.ts';
import { replaceToken, requireFresh } from '../sessions/sessions.service.ts';
import {
  confirmSecret,
  createSecret,
  removeSecondStep,
  replaceRecoveryCodes,
  requireCode,
  type SecondStepDeps,
} from './second-step.service.ts';

type RouteDeps = SecondStepDeps & SessionDeps & { triesPerMinute: number };

export function secondStepRoutes(app: FastifyInstance, deps: RouteDeps): void {
  const rateLimit = { name: 'sign-in', perMinute: deps.triesPerMinute, countsNetworks: true };

  serve(
    app,
    finishSecondStep,
    async ({ body, request }) => {
      const origin = readOrigin(request);
      const { account, way } = await readSecondStep(deps, body.challenge, (id) => getAccount(deps.db, id));
      await requireCode(deps, account, body.code).catch(async (error: unknown) => {
        const event = { accountId: account.id, kind: 'second-step-failed', origin } as const;
        if (error instanceof AppError && error.code === 'wrong_code') await recordEvent(deps, event);
        throw error;
      });
      await endSecondStep(deps, body.challenge);
      const signedIn = await openSession(deps, account, origin, way, 'challenge_expired');
      return succeed('signedIn', signedIn);
    },
    rateLimit,
  );

  serve(app, startSecondStep, async ({ account }) => {
    requireFresh(account, deps.now());
    const { email, phone, name } = await getAccount(deps.db, account.id);
    const secret = await createSecret(deps, account.id);
    const label = encodeURIComponent(`Snapbazaar:${email ?? phone ?? name}`);
    return succeed('secretCreated', { secret, address: `otpauth://totp/${label}?secret=${secret}&issuer=Snapbazaar` });
  });

  serve(
    app,
    confirmSecondStep,
    async ({ account, body, request }) => {
      requireFresh(account, deps.now());
      const recovery_codes = await confirmSecret(deps, account, body.code);
      await recordEvent(deps, { accountId: account.id, kind: 'second-step-on', origin: readOrigin(request) });
      return succeed('secondStepOn', {
        token: await replaceToken(deps.db, account.sessionId),
        recovery_codes,
      });
    },
    rateLimit,
  );

  serve(app, renewRecoveryCodes, async ({ account, request }) => {
    requireFresh(account, deps.now());
    if (!(await hasSecondStep(deps.db, account.id))) throw new AppError('second_step_off');
    return deps.db.transaction(async (db) => {
      const recovery_codes = await replaceRecoveryCodes(db, account.id);
      const event = { accountId: account.id, kind: 'recovery-codes-renewed', origin: readOrigin(request) } as const;
      await recordEvent({ ...deps, db }, event);
      return succeed('recoveryCodesRenewed', { recovery_codes });
    });
  });

  serve(app, turnSecondStepOff, async ({ account, request }) => {
    requireFresh(account, deps.now());
    return deps.db.transaction(async (db) => {
      await removeSecondStep(db, account.id);
      const event = { accountId: account.id, kind: 'second-step-off', origin: readOrigin(request) } as const;
      await recordEvent({ ...deps, db }, event);
      return succeed('secondStepOff', { token: await replaceToken(db, account.sessionId) });
    });
  });
}
