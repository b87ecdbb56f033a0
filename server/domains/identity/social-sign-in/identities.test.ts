import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { apiBase } from '../../../../contracts/endpoint.ts';
import { getMe, signInSeller, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import {
  describeIdentityChallenge,
  linkIdentity,
  startIdentityLink,
  unlinkIdentity,
} from '../../../../contracts/identity/identities.ts';
import { changeDetails, closeAccount } from '../../../../contracts/identity/profile.ts';
import { getSecurity } from '../../../../contracts/identity/security.ts';
import { whenDone } from '../../../../tests/support/expect/when-done.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { type Person, startIssuer, visitIssuer } from '../../../../tests/support/identity/openid-issuer.ts';
import { cookieOf, providerVisits } from '../../../../tests/support/identity/provider-visits.ts';
import { leaveNewAccountsUnverified } from '../../../../tests/support/identity/verified-accounts.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { createFacebook } from '../../../providers/identity-providers/facebook.ts';
import { createOpenIdProvider } from '../../../providers/identity-providers/openid.ts';
import { accounts, sessions } from '../../../schema/identity/accounts.ts';

const origin = 'http://localhost:3000';
const issuer = await startIssuer(`${origin}${apiBase}/auth/oidc/callback`);
whenDone(issuer.stop);

/** A server that accepts requests and never answers them. */
const silent = createServer();
await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
whenDone(async () => void silent.closeAllConnections());
whenDone(async () => void silent.close());
const silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;

const client = { clientId: 'shop', clientSecret: 'shop-secret' };
const { api, apiAs, db, server } = await buildTestApp({
  identityProviders: [
    createOpenIdProvider({ id: 'oidc', name: 'Test', issuer: issuer.url, ...client }),
    createOpenIdProvider({ id: 'google', name: 'Google', issuer: silentUrl, timeoutSeconds: 0.2, ...client }),
    createFacebook(client, {
      authorization: `${silentUrl}/a`,
      token: 'http://127.0.0.1:9/t',
      person: `${silentUrl}/me`,
    }),
  ],
});
await leaveNewAccountsUnverified(db);

const { begin, comeBack, exchange } = providerVisits(server, origin);

/** The whole way through the issuer as this person, up to the code that the page exchanges. */
async function visit(person: Person | null, query: Record<string, string> = {}) {
  issuer.person = person;
  const { address, cookie } = await begin(query);
  return { cookie, ...(await comeBack(await visitIssuer(address, issuer.url), cookie)) };
}

async function signInAs(person: Person, query: Record<string, string> = {}) {
  const { result, cookie } = await visit(person, query);
  return { ...(await exchange(result.get('exchange'), cookie)), cookie };
}
const notHere = { code: 'challenge_expired' };

describe('signing in at an issuer', () => {
  test('creates an account without a password once, and signs in to it from then on', async () => {
    const mai = { subject: 'mai', email: 'Mai@Example.com', email_verified: true };
    const first = await signInAs(mai);
    expect(first).toMatchObject({
      status: 1,
      user_type: 'seller',
      post: { email: 'mai@example.com', has_password: false },
    });
    expect(first.post.name).toMatch(/^Seller \w{5}$/);
    const second = await signInAs({ ...mai, email: 'moved@example.com' });
    expect(second.post.id).toBe(first.post.id);
    const asCustomer = await signInAs(mai, { role: 'customer' });
    expect(asCustomer).toMatchObject({ user_type: 'customer' });
    const rows = await db.select().from(accounts);
    expect(rows.filter(({ email, emailVerifiedAt }) => email === 'mai@example.com' && emailVerifiedAt)).toHaveLength(2);
  });

  test('keeps page and language, and leads to no other site', async () => {
    const person = { subject: 'paths', email: 'paths@example.com' };
    const { page } = await visit(person, { return: '/storefront?state=live', language: 'th' });
    expect(page.pathname + page.search).toBe('/th/signin?next=%2Fstorefront%3Fstate%3Dlive');
    for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '/\tx']) {
      const forged = await visit(person, { return: path });
      expect(forged.page.origin + forged.page.pathname + forged.page.search, path).toBe(`${origin}/signin`);
    }
  });

  test('works in the browser that began it only, and once', async () => {
    issuer.person = { subject: 'once', email: 'once@example.com' };
    const { address, cookie, setCookie } = await begin();
    expect(setCookie).toMatch(/; Max-Age=600; Path=\/api\/v1; HttpOnly; SameSite=Lax$/);
    const callback = await visitIssuer(address, issuer.url);
    const other = await begin();
    for (const foreign of ['', other.cookie, 'sign_in=']) {
      const stolen = await begin();
      const stolenCallback = await visitIssuer(stolen.address, issuer.url);
      expect((await comeBack(stolenCallback, foreign)).result.get('problem'), foreign).toBe('expired');
    }
    const { result } = await comeBack(callback, cookie);
    expect((await comeBack(callback, cookie)).result.get('problem')).toBe('expired');
    const code = result.get('exchange');
    expect(await exchange(code, other.cookie)).toMatchObject({ code: 'challenge_expired' });
    expect(await exchange(code, cookie)).toMatchObject({ code: 'challenge_expired' });
    const fresh = await visit(issuer.person);
    expect(await exchange(fresh.result.get('exchange'), fresh.cookie)).toMatchObject({ status: 1 });
    expect(await exchange(fresh.result.get('exchange'), fresh.cookie)).toMatchObject({ code: 'challenge_expired' });
  });

  test('is refused with another state, nonce, code or provider, and when the person declines', async () => {
    const person = { subject: 'forger', email: 'forger@example.com' };
    issuer.person = person;
    const problemOf = async (alter: (address: URL) => void, alterCallback: (callback: URL) => void) => {
      const { address, cookie } = await begin();
      const [altered, callback] = [new URL(address), new URL('about:blank')];
      alter(altered);
      callback.href = await visitIssuer(altered.href, issuer.url);
      alterCallback(callback);
      return (await comeBack(callback.href, cookie)).result.get('problem');
    };
    const keep = () => undefined;
    expect(await problemOf((address) => address.searchParams.set('nonce', 'another'), keep)).toBe('failed');
    expect(await problemOf(keep, (callback) => callback.searchParams.set('state', 'another'))).toBe('expired');
    expect(await problemOf(keep, (callback) => callback.searchParams.set('code', 'another'))).toBe('failed');
    expect(await problemOf(keep, (callback) => callback.searchParams.set('iss', 'https://evil.example'))).toBe(
      'failed',
    );
    const toGoogle = (callback: URL) => {
      callback.pathname = callback.pathname.replace('oidc', 'google');
    };
    expect(await problemOf(keep, toGoogle)).toBe('expired');
    expect((await visit(null)).result.get('problem')).toBe('denied');
  });

  test('allows for a clock that is seconds off, and not for one that is minutes off', async () => {
    const person = { subject: 'clock', email: 'clock@example.com' };
    issuer.clockShiftSeconds = -25;
    expect((await visit(person)).result.has('exchange')).toBe(true);
    issuer.clockShiftSeconds = -300;
    expect((await visit(person)).result.get('problem')).toBe('failed');
    issuer.clockShiftSeconds = 0;
  });

  test('says so when the issuer is down, hangs or is not set up', async () => {
    const problemAt = async (provider: string) => {
      const { address } = await begin({}, provider);
      return new URLSearchParams(new URL(address, origin).hash.slice(1)).get('problem');
    };
    expect(await problemAt('google')).toBe('unavailable');
    expect(await problemAt('nobody')).toBe('failed');
    const { address, cookie } = await begin({}, 'facebook');
    const state = new URL(address).searchParams.get('state') ?? '';
    const callback = `${origin}${apiBase}/auth/facebook/callback?${new URLSearchParams({ state, code: 'x' })}`;
    expect((await comeBack(callback, cookie)).result.get('problem')).toBe('unavailable');
  });
});

describe('a provider’s email', () => {
  test('opens no existing account; its owner signs in the usual way, and the two are linked', async () => {
    const owner = await api(signUpSeller, { body: withEmail('owner@example.com') });
    const person = { subject: 'owner-at-issuer', email: 'owner@example.com', email_verified: true };
    const refused = await signInAs(person);
    expect(refused).toMatchObject({ status: 0, code: 'account_exists' });
    expect(refused.token).toBeUndefined();
    const stranger = await api(signUpSeller, { body: withEmail('stranger@example.com') });
    const body = { challenge: refused.challenge };
    const inBrowser = ({ cookie }: { cookie: string }) => ({ cookie });
    await expect(apiAs(stranger.token, inBrowser(refused))(linkIdentity, { body })).rejects.toMatchObject(notHere);
    const again = await signInAs(person);
    const { token } = await api(signInSeller, { body: withEmail('owner@example.com') });
    const asked = { body: { challenge: again.challenge } };
    const call = apiAs(token, inBrowser(again));
    expect(await call(describeIdentityChallenge, asked)).toMatchObject({ provider: 'oidc', email: person.email });
    const linked = await call(linkIdentity, asked);
    await expect(apiAs(token)(getMe)).rejects.toMatchObject({ status: 401 });
    expect((await apiAs(linked.token)(getSecurity)).security.identities).toMatchObject([{ provider: 'oidc' }]);
    expect((await signInAs(person)).post.id).toBe(owner.post.id);
  });

  test('that the issuer does not vouch for is not a verified one', async () => {
    for (const email_verified of [false, undefined]) {
      const email = `unproven-${email_verified}@example.com`;
      await signInAs({ subject: email, email, ...(email_verified === undefined ? {} : { email_verified }) });
      const rows = await db.select().from(accounts);
      expect(rows.find((row) => row.email === email)?.emailVerifiedAt).toBeNull();
    }
  });

  test('is needed for an account', async () => {
    expect(await signInAs({ subject: 'no-address' })).toMatchObject({ code: 'provider_without_email' });
  });
});

describe('an account without a password', () => {
  const person = { subject: 'passwordless', email: 'passwordless@example.com', email_verified: true };

  test('can do everything after a fresh sign-in, and nothing of it with an old session', async () => {
    const { token } = await signInAs(person);
    await apiAs(token)(changeDetails, { body: { name: 'Lotus', email: 'lotus@example.com' } });
    await db.update(sessions).set({ reauthenticatedAt: new Date(Date.now() - 600_001) });
    await expect(apiAs(token)(closeAccount, { body: {} })).rejects.toMatchObject({ code: 'reauthentication_required' });
    await apiAs((await signInAs(person)).token)(closeAccount, { body: {} });
  });

  test('keeps its last way in', async () => {
    const { token } = await signInAs({ ...person, subject: 'two-ways', email: 'two-ways@example.com' });
    const { security } = await apiAs(token)(getSecurity);
    const only = { params: { id: security.identities[0]?.id ?? '' } };
    await expect(apiAs(token)(unlinkIdentity, only)).rejects.toMatchObject({ code: 'last_auth_method' });
  });

  test('links a second identity, but not one of another account, and cannot unlink both at once', async () => {
    const link = async (token: string, subject: string) => {
      const url = `${apiBase}/user/identities/start`;
      const payload = { provider: 'oidc', return_path: '/profile' };
      const begun = await server.inject({ method: 'POST', url, payload, headers: { authorization: token } });
      issuer.person = { subject, email: `${subject}@example.com` };
      const callback = await visitIssuer(begun.json().address, issuer.url);
      const cookie = cookieOf(begun.headers['set-cookie']);
      const { page, result } = await comeBack(callback, cookie);
      expect(page.pathname).toBe('/profile');
      return apiAs(token, { cookie })(linkIdentity, { body: { challenge: result.get('link') ?? '' } });
    };
    const first = await signInAs({ subject: 'first', email: 'first@example.com' });
    const second = await signInAs({ subject: 'second', email: 'second@example.com' });
    await expect(link(second.token, 'first')).rejects.toMatchObject({ code: 'identity_taken' });
    const { token } = await link(first.token, 'third');
    const ids = (await apiAs(token)(getSecurity)).security.identities.map(({ id }) => id);
    expect(ids).toHaveLength(2);
    const ended = await Promise.allSettled(ids.map((id) => apiAs(token)(unlinkIdentity, { params: { id } })));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await db.update(sessions).set({ reauthenticatedAt: null });
    const body = { provider: 'oidc' } as const;
    await expect(apiAs(second.token)(startIdentityLink, { body })).rejects.toMatchObject({
      code: 'reauthentication_required',
    });
  });
});
