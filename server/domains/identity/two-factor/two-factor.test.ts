import { beforeEach, describe, expect, test } from 'vitest';
import { isApiFailure } from '../../../../contracts/client/client.ts';
import { getMe, signInSeller, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { finishTwoFactor } from '../../../../contracts/identity/auth-methods.ts';
import { getSecurity, listAccountEvents, reauthenticate } from '../../../../contracts/identity/security.ts';
import {
  confirmTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  turnTwoFactorOff,
} from '../../../../contracts/identity/two-factor.ts';
import { codeOfApp } from '../../../../tests/support/identity/authenticator-app.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { sessions } from '../../../schema/identity/accounts.ts';
import { twoFactorSecrets } from '../../../schema/identity/sign-in.ts';

let moment = new Date('2026-11-16T08:00:00Z');
const { api, apiAs, db } = await buildTestApp({ now: () => moment });
const advance = (seconds: number) => {
  moment = new Date(moment.getTime() + seconds * 1000);
};
// Each test begins in a step of its own.
beforeEach(() => advance(60));

const codeOf = (secret: string) => codeOfApp(secret, moment);

/** A seller with two-factor on. */
async function enrol(email: string) {
  const { token } = await api(signUpSeller, { body: withEmail(email) });
  const { secret, address } = await apiAs(token)(startTwoFactor);
  const confirmed = await apiAs(token)(confirmTwoFactor, { body: { code: codeOf(secret) } });
  advance(60);
  return { secret, address, oldToken: token, ...confirmed };
}

async function challengeOf(email: string): Promise<string> {
  const failure = await api(signInSeller, { body: withEmail(email) }).catch((error: unknown) => error);
  if (!isApiFailure(failure) || !failure.challenge) throw new Error('The second step was not asked for.');
  expect(failure.code).toBe('two_factor_required');
  return failure.challenge;
}

describe('two-factor', () => {
  test('is on after a first code, which replaces the token and gives ten recovery codes', async () => {
    const { token, oldToken, address, secret, recovery_codes } = await enrol('enrol@example.com');
    expect(address).toContain(`secret=${secret}`);
    expect(new Set(recovery_codes).size).toBe(10);
    await expect(apiAs(oldToken)(getMe)).rejects.toMatchObject({ status: 401 });
    expect((await apiAs(token)(getSecurity)).security.two_factor).toEqual({ recovery_codes_left: 10 });
    await expect(apiAs(token)(startTwoFactor)).rejects.toMatchObject({ code: 'two_factor_on' });
    const stored = JSON.stringify(await db.select().from(twoFactorSecrets));
    expect(stored).not.toContain(secret);
  });

  test('is asked for after the password, and a code is accepted once', async () => {
    const { secret } = await enrol('once@example.com');
    const code = codeOf(secret);
    const [first, second] = [await challengeOf('once@example.com'), await challengeOf('once@example.com')];
    const { token } = await api(finishTwoFactor, { body: { challenge: first, code } });
    await apiAs(token)(getMe);
    for (const challenge of [first, second]) {
      await expect(api(finishTwoFactor, { body: { challenge, code } })).rejects.toMatchObject({ status: 400 });
    }
    advance(30);
    const body = { challenge: second, code: codeOf(secret) };
    const answers = await Promise.allSettled([1, 2, 3].map(() => api(finishTwoFactor, { body })));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('accepts each recovery code once', async () => {
    const { recovery_codes, token } = await enrol('recover@example.com');
    const code = recovery_codes[3]?.toUpperCase() ?? '';
    await api(finishTwoFactor, { body: { challenge: await challengeOf('recover@example.com'), code } });
    const again = { challenge: await challengeOf('recover@example.com'), code };
    await expect(api(finishTwoFactor, { body: again })).rejects.toMatchObject({ code: 'wrong_code' });
    expect((await apiAs(token)(getSecurity)).security.two_factor?.recovery_codes_left).toBe(9);
    const renewed = await apiAs(token)(renewRecoveryCodes);
    expect(renewed.recovery_codes).not.toContain(recovery_codes[0]);
  });

  test('cannot be guessed: after five wrong codes even the right one has to wait, from any network', async () => {
    const { secret, token } = await enrol('guess@example.com');
    const challenge = await challengeOf('guess@example.com');
    const guess = (code: string) => api(finishTwoFactor, { body: { challenge, code } });
    const guesses = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => guess(`00000${index}`)));
    const codes = guesses.map((one) => (one.status === 'rejected' ? one.reason.code : 'signed in'));
    expect(codes.filter((code) => code === 'wrong_code')).toHaveLength(5);
    expect(codes.filter((code) => code === 'too_many_sign_ins')).toHaveLength(7);
    await expect(guess(codeOf(secret))).rejects.toMatchObject({ status: 429 });
    const { events } = await apiAs(token)(listAccountEvents, { body: {} });
    expect(events.filter(({ type }) => type === 'two-factor-failed')).toHaveLength(5);
  });

  test('challenge expires after ten minutes and proves nothing of another account', async () => {
    const { secret } = await enrol('late@example.com');
    const other = await enrol('other@example.com');
    const challenge = await challengeOf('late@example.com');
    const foreign = api(finishTwoFactor, { body: { challenge, code: codeOf(other.secret) } });
    await expect(foreign).rejects.toMatchObject({ code: 'wrong_code' });
    advance(601);
    const late = api(finishTwoFactor, { body: { challenge, code: codeOf(secret) } });
    await expect(late).rejects.toMatchObject({ code: 'challenge_expired' });
  });

  test('is turned off only with a fresh reauthentication, which a code of the app is', async () => {
    const { secret, token } = await enrol('off@example.com');
    await db.update(sessions).set({ reauthenticatedAt: null });
    await expect(apiAs(token)(turnTwoFactorOff)).rejects.toMatchObject({ code: 'reauthentication_required' });
    await expect(apiAs(token)(reauthenticate, { body: { code: '000000' } })).rejects.toMatchObject({
      code: 'wrong_code',
    });
    await apiAs(token)(reauthenticate, { body: { code: codeOf(secret) } });
    await apiAs(token)(turnTwoFactorOff);
    await api(signInSeller, { body: withEmail('off@example.com') });
  });

  test('does not count before it is confirmed', async () => {
    const { token } = await api(signUpSeller, { body: withEmail('half@example.com') });
    const { secret } = await apiAs(token)(startTwoFactor);
    await api(signInSeller, { body: withEmail('half@example.com') });
    const reauthentication = apiAs(token)(reauthenticate, { body: { code: codeOf(secret) } });
    await expect(reauthentication).rejects.toMatchObject({ code: 'wrong_code' });
  });
});
