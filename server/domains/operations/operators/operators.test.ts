import { beforeEach, describe, expect, test } from 'vitest';
import { listContactMessages } from '../../../../contracts/communication/operator-messages.ts';
import { listOperatorReports } from '../../../../contracts/communication/operator-reports.ts';
import { hourMs, minuteMs } from '../../../../contracts/durations.ts';
import { getMe, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { listOperatorAudit } from '../../../../contracts/operations/operator-audit.ts';
import { getOperatorToday } from '../../../../contracts/operations/operator-today.ts';
import {
  openOperatorLink,
  signInOperator,
  signOutOperator,
  useOperatorLink,
} from '../../../../contracts/operations/operators.ts';
import { hasRight, operatorRoles } from '../../../../contracts/operator-rights.ts';
import { codeOfApp } from '../../../../tests/support/identity/authenticator-app.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createOperator, operatorPassword } from '../../../../tests/support/operations/operators.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { handleOperator } from '../../../cli/invite-operator.ts';
import { deleteOldOperatorSessions } from './operator-sessions.service.ts';

let moment = new Date('2026-11-19T08:00:00Z');
const now = () => moment;
const app = await buildTestApp({ now });
const { api, apiAs, db, secrets } = app;
const later = (ms: number) => {
  moment = new Date(moment.getTime() + ms);
};

// A code of the app is accepted once, so each test begins in another half minute.
beforeEach(() => later(minuteMs));

/** Runs the command and returns the token of the printed link. */
async function invite(...words: string[]): Promise<string> {
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  await handleOperator({ db, secrets, now }, { origin: 'https://bazaar.example', by: 'root', log }, words);
  return /^https:\/\/bazaar\.example\/operator\/link#([\w-]{43})$/m.exec(lines.join('\n'))?.[1] ?? '';
}

async function refused(call: Promise<unknown>, code: string) {
  await expect(call).rejects.toMatchObject({ code });
}

describe('the link of npm run operator', () => {
  test('sets up the sign-in once, with a password and an app, before anything else', async () => {
    const token = await invite('Nok@Bazaar.example', 'moderator');
    const { email, secret, address } = await api(openOperatorLink, { body: { token } });
    expect(email).toBe('nok@bazaar.example');
    expect(address).toContain(`secret=${secret}`);
    expect((await api(openOperatorLink, { body: { token } })).secret).toBe(secret);
    const code = codeOfApp(secret, moment);
    const wrong = code === '000000' ? '111111' : '000000';
    await refused(api(useOperatorLink, { body: { token, password: operatorPassword, code: wrong } }), 'wrong_code');
    await refused(api(useOperatorLink, { body: { token, password: 'snapbazaar', code } }), 'weak_password');
    const signedIn = await api(useOperatorLink, { body: { token, password: operatorPassword, code } });
    expect(signedIn).toMatchObject({ email, role: 'moderator' });
    await apiAs(signedIn.token)(getOperatorToday);
    await refused(api(openOperatorLink, { body: { token } }), 'link_expired');
    await refused(api(useOperatorLink, { body: { token, password: operatorPassword, code } }), 'link_expired');
  });

  test('expires after an hour, and a newer one replaces it', async () => {
    const first = await invite('late@bazaar.example', 'support');
    const second = await invite('late@bazaar.example');
    await refused(api(openOperatorLink, { body: { token: first } }), 'link_expired');
    later(hourMs);
    await refused(api(openOperatorLink, { body: { token: second } }), 'link_expired');
  });

  test('is not used without the secret having been shown', async () => {
    const token = await invite('unseen@bazaar.example', 'support');
    await refused(
      api(useOperatorLink, { body: { token, password: operatorPassword, code: '000000' } }),
      'link_expired',
    );
  });

  test('ends what the operator was signed in with before', async () => {
    const before = await createOperator(app, 'support', 'again@bazaar.example', moment);
    later(minuteMs);
    const after = await createOperator(app, 'support', 'again@bazaar.example', moment);
    await refused(apiAs(before.token)(getOperatorToday), 'not_signed_in');
    await apiAs(after.token)(getOperatorToday);
  });

  test.each([[[]], [['nobody']], [['new@bazaar.example']], [['a@b.example', 'king']], [['a@b.example', 'off', 'now']]])(
    'is not printed for %j, which gets the usage',
    async (words) => {
      await expect(invite(...words)).rejects.toThrow('npm run operator -- EMAIL ROLE');
    },
  );
});

describe('an operator', () => {
  const email = 'owner@bazaar.example';
  let secret = '';
  const signIn = (change = {}) =>
    api(signInOperator, { body: { email, password: operatorPassword, code: codeOfApp(secret, moment), ...change } });

  beforeEach(async () => {
    secret ||= (await createOperator(app, 'owner', email, moment)).secret;
    later(minuteMs);
  });

  test('signs in with password and code, of which each code counts once', async () => {
    const { token } = await signIn({ email: ' Owner@bazaar.example ' });
    await apiAs(token)(getOperatorToday);
    await refused(signIn(), 'wrong_credentials');
  });

  test('is refused alike for a wrong email, password or code', async () => {
    const code = codeOfApp(secret, moment) === '000000' ? '111111' : '000000';
    for (const change of [{ email: 'x@bazaar.example' }, { password: 'wrong' }, { code }, { code: '' }]) {
      later(hourMs);
      await refused(signIn(change), 'wrong_credentials');
    }
  });

  test('has to wait after many wrong tries', async () => {
    later(hourMs);
    const guess = () => signIn({ password: 'wrong' }).catch((error: { code: string }) => error.code);
    const answers = new Set(await Promise.all(Array.from({ length: 8 }, guess)));
    expect(answers).toContain('too_many_sign_ins');
    later(hourMs);
    await signIn();
  });

  test('is signed out after half an hour without a use, which a page that polls does not count as', async () => {
    const idle = (await signIn()).token;
    later(20 * minuteMs);
    await apiAs(idle)(getOperatorToday);
    later(20 * minuteMs);
    await refused(apiAs(idle)(getOperatorToday), 'not_signed_in');
    const used = (await signIn()).token;
    later(20 * minuteMs);
    await apiAs(used)(listOperatorAudit, { body: {} });
    later(20 * minuteMs);
    await apiAs(used)(getOperatorToday);
  });

  test('is signed out after eight hours in any case', async () => {
    const { token } = await signIn();
    for (let passed = 0; passed < 8 * 60 - 20; passed += 20) {
      later(20 * minuteMs);
      await apiAs(token)(listOperatorAudit, { body: {} });
    }
    later(20 * minuteMs);
    await refused(apiAs(token)(getOperatorToday), 'not_signed_in');
  });

  test('signs out', async () => {
    const { token } = await signIn();
    await apiAs(token)(signOutOperator);
    await refused(apiAs(token)(getOperatorToday), 'not_signed_in');
  });

  test('is let in by no token of an account, and lets no account in', async () => {
    const { token } = await signIn();
    const seller = await api(signUpSeller, { body: withEmail('seller@bazaar.example') });
    await refused(apiAs(seller.token)(getOperatorToday), 'not_signed_in');
    await refused(apiAs(token)(getMe), 'not_signed_in');
  });

  test('who is turned off is signed out and cannot sign in', async () => {
    const off = await createOperator(app, 'support', 'gone@bazaar.example', moment);
    await invite('gone@bazaar.example', 'off');
    await refused(apiAs(off.token)(getOperatorToday), 'not_signed_in');
    later(minuteMs);
    const code = codeOfApp(off.secret, moment);
    const body = { email: 'gone@bazaar.example', password: operatorPassword, code };
    await refused(api(signInOperator, { body }), 'wrong_credentials');
    await expect(invite('gone@bazaar.example', 'off')).rejects.toThrow('There is no operator gone@bazaar.example.');
  });

  const calls = {
    moderate: (token: string) => apiAs(token)(listOperatorReports, { body: {} }),
    answer: (token: string) => apiAs(token)(listContactMessages, { body: {} }),
    audit: (token: string) => apiAs(token)(listOperatorAudit, { body: {} }),
  };
  test.each(operatorRoles)('who is %s may do what the role may, and nothing else', async (role) => {
    const { token } = await createOperator(app, role, `${role}@roles.example`, moment);
    for (const [right, call] of Object.entries(calls) as [keyof typeof calls, (typeof calls)['audit']][]) {
      if (hasRight(role, right)) await call(token);
      else await refused(call(token), 'not_allowed');
    }
  });

  test('leaves no session behind that has ended', async () => {
    const { token } = await signIn();
    await deleteOldOperatorSessions(db, new Date(moment.getTime() + 1));
    await refused(apiAs(token)(getOperatorToday), 'not_signed_in');
  });
});
