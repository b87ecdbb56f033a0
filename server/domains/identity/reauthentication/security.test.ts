import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { apiBase } from '../../../../contracts/endpoint.ts';
import {
  changePassword,
  getMe,
  listSessions,
  signInSeller,
  signUpSeller,
} from '../../../../contracts/identity/accounts.ts';
import { getAuthMethods, signInToDemo } from '../../../../contracts/identity/auth-methods.ts';
import { downloadData } from '../../../../contracts/identity/profile.ts';
import {
  getSecurity,
  listAccountEvents,
  mailReauthenticationCode,
  reauthenticate,
} from '../../../../contracts/identity/security.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { leaveNewAccountsUnverified } from '../../../../tests/support/identity/verified-accounts.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { accounts, sessions } from '../../../schema/identity/accounts.ts';
import { accountEvents } from '../../../schema/identity/sign-in.ts';

let moment = new Date('2026-11-16T08:00:00Z');
const proxy = { TRUSTED_PROXIES: '1', COUNTRY_HEADER: 'CF-IPCountry' };
const { api, apiAs, db, server, database } = await buildTestApp({ now: () => moment, settings: proxy });
await leaveNewAccountsUnverified(db);
const advance = (seconds: number) => {
  moment = new Date(moment.getTime() + seconds * 1000);
};
const mailsOf = (template: string) =>
  db.select().from(mails).where(eq(mails.template, template)).orderBy(desc(mails.createdAt));

async function seller(email: string) {
  const { token, post } = await api(signUpSeller, { body: withEmail(email) });
  return { token, id: Number(post.id), call: apiAs(token) };
}

describe('a proof of who is signed in', () => {
  test('counts for ten minutes, for this session alone', async () => {
    const { call, token } = await seller('fresh@example.com');
    await call(downloadData);
    advance(601);
    await expect(call(downloadData)).rejects.toMatchObject({ status: 403, code: 'reauthentication_required' });
    const other = await api(signInSeller, { body: withEmail('fresh@example.com') });
    advance(601);
    await call(reauthenticate, { body: { password: 'papaya salad 7' } });
    await call(downloadData);
    await expect(apiAs(other.token)(downloadData)).rejects.toMatchObject({ code: 'reauthentication_required' });
    await apiAs(token)(getMe);
  });

  test('is one of password, code, mailed code and passkey, and guesses are throttled', async () => {
    const { call } = await seller('guess@example.com');
    for (const body of [{}, { password: ' ' }, { password: 'a', code: '1' }]) {
      await expect(call(reauthenticate, { body })).rejects.toMatchObject({ status: 400 });
    }
    for (let round = 0; round < 5; round += 1) {
      await expect(call(reauthenticate, { body: { mailed_code: `${round}` } })).rejects.toMatchObject({
        code: 'wrong_code',
      });
    }
    await expect(call(reauthenticate, { body: { mailed_code: '1' } })).rejects.toMatchObject({ status: 429 });
  });

  test('by mail needs a verified address, and its code counts once, for its account and address', async () => {
    const { call, id } = await seller('mailed@example.com');
    const stranger = await seller('other-mailbox@example.com');
    await expect(call(mailReauthenticationCode)).rejects.toMatchObject({ code: 'no_verified_email' });
    await db.update(accounts).set({ emailVerifiedAt: moment });
    expect((await call(getSecurity)).security.can_mail_code).toBe(true);
    await call(mailReauthenticationCode);
    const [mail] = await mailsOf('reauthentication-code');
    expect(mail).toMatchObject({ recipient: 'mailed@example.com', accountId: id });
    const code = String(mail?.parameters.code);
    const body = { mailed_code: `${code.slice(0, 3)} ${code.slice(3)}` };
    await expect(stranger.call(reauthenticate, { body })).rejects.toMatchObject({ code: 'wrong_code' });
    await db.update(sessions).set({ reauthenticatedAt: null });
    await call(reauthenticate, { body });
    await call(downloadData);
    await expect(call(reauthenticate, { body })).rejects.toMatchObject({ code: 'wrong_code' });
  });

  test('sets a first password, and none is set without it', async () => {
    const { call, id } = await seller('first-password@example.com');
    await db.update(accounts).set({ passwordHash: null }).where(eq(accounts.id, id));
    advance(601);
    const body = { new_password: 'sticky rice 8' };
    await expect(call(changePassword, { body })).rejects.toMatchObject({ code: 'reauthentication_required' });
    await db.update(sessions).set({ reauthenticatedAt: moment }).where(eq(sessions.accountId, id));
    await call(changePassword, { body });
    await api(signInSeller, { body: withEmail('first-password@example.com', 'sticky rice 8') });
  });
});

describe('the history of an account', () => {
  test('is the owner’s alone, newest first, in pages', async () => {
    const { call, id } = await seller('history@example.com');
    const stranger = await seller('curious@example.com');
    const events = Array.from({ length: 24 }, (_, index) => {
      return {
        accountId: id,
        type: 'session-ended',
        device: 'chrome/android',
        detail: `Detail ${index}`,
        createdAt: moment,
      };
    });
    await db.insert(accountEvents).values(events);
    const first = await call(listAccountEvents, { body: {} });
    expect(first.events).toHaveLength(20);
    expect(first.events[0]).toMatchObject({ device: 'Chrome on Android', detail: 'Detail 23' });
    const second = await call(listAccountEvents, { body: { cursor: first.next_cursor ?? '' } });
    expect(second.events.map(({ type }) => type).at(-1)).toBe('signed-in');
    expect(second.next_cursor).toBeNull();
    const theirs = await stranger.call(listAccountEvents, { body: { cursor: first.next_cursor ?? '' } });
    expect(JSON.stringify(theirs)).not.toContain('Detail');
  });
});

describe('a sign-in', () => {
  const signInFrom = async (email: string, headers: Record<string, string>) =>
    server.inject({ method: 'POST', url: `${apiBase}/user/login`, payload: withEmail(email), headers });

  test('from a new device or network is mailed to the owner, and one from a known one is not', async () => {
    await seller('watchful@example.com');
    const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140', 'x-forwarded-for': '203.0.113.7' };
    const mailed = async () =>
      (await mailsOf('new-sign-in')).filter(({ recipient }) => recipient === 'watchful@example.com');
    await signInFrom('watchful@example.com', phone);
    expect(await mailed()).toMatchObject([{ parameters: { role: 'seller', device: 'chrome/android' } }]);
    await signInFrom('watchful@example.com', phone);
    expect(await mailed()).toHaveLength(1);
    await signInFrom('watchful@example.com', { ...phone, 'x-forwarded-for': '198.51.100.9' });
    expect(await mailed()).toHaveLength(2);
  });

  test('names the country that the trusted proxy tells, and nothing else', async () => {
    await seller('traveller@example.com');
    for (const [named, stored] of [
      ['TH', 'TH'],
      ['Thailand<script>', null],
    ] as const) {
      const { token } = (await signInFrom('traveller@example.com', { 'cf-ipcountry': named })).json();
      const current = (await apiAs(token)(listSessions)).sessions.find(({ is_current }) => is_current);
      expect(current?.country).toBe(stored);
    }
    const direct = await buildTestApp({ database, settings: { COUNTRY_HEADER: 'CF-IPCountry' } });
    const body = withEmail('traveller@example.com');
    const headers = { 'cf-ipcountry': 'TH' };
    const answer = await direct.server.inject({ method: 'POST', url: `${apiBase}/user/login`, payload: body, headers });
    const { sessions: listed } = await direct.apiAs(answer.json().token)(listSessions);
    expect(listed.find(({ is_current }) => is_current)?.country).toBeNull();
  });
});

describe('the demo', () => {
  test('is signed in to with one call while it is on, and leaves no trace of who did', async () => {
    await expect(api(signInToDemo, { body: { role: 'seller' } })).rejects.toMatchObject({ status: 404 });
    const { id } = await seller('demo-seller@example.com');
    await db.update(accounts).set({ isDemo: true }).where(eq(accounts.id, id));
    const { token, post } = await api(signInToDemo, { body: { role: 'seller' } });
    expect(Number(post.id)).toBe(id);
    expect((await apiAs(token)(listAccountEvents, { body: {} })).events.map(({ detail }) => detail)).toEqual([
      'sign-up',
    ]);
    const off = await buildTestApp({ database, settings: { SNAPBAZAAR_DEMO: 'off' } });
    await expect(off.api(signInToDemo, { body: { role: 'seller' } })).rejects.toMatchObject({ status: 404 });
    expect(await off.api(getAuthMethods)).toMatchObject({ has_demo: false, providers: [] });
  });
});
