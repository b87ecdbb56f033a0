import { describe, expect, test } from 'vitest';
import { ZodObject } from 'zod';
import { apiBase } from '../../../contracts/endpoint.ts';
import { toReturnPath } from '../../../contracts/identity/return-path.ts';
import { withoutLanguage } from '../../../contracts/pages/language-path.ts';
import { expectEvery } from '../../support/expect/expect-every.ts';
import { cookieOf, providerVisits } from '../../support/identity/provider-visits.ts';
import { buildTestApp } from '../../support/test-app.ts';
import { type Ask, hostilePaths, identityCalls } from './identity-calls.ts';
import { changes, newSeller, signIns } from './identity-tokens.ts';
import { createIssuer, createWorld, origin } from './identity-world.ts';

const identityProviders = [createIssuer()];
const app = await buildTestApp({ identityProviders });
const tries = 5;
const limited = await buildTestApp({
  database: app.database,
  identityProviders,
  settings: { SIGN_IN_LIMIT: String(tries) },
});
const world = await createWorld(app);

let networks = 0;
/** An address in a network that no other test uses. */
function newAddress(): string {
  networks += 1;
  return `10.${networks}.0.1`;
}

function send(
  { server }: typeof app,
  name: string,
  { params = {}, body, token }: Ask,
  remoteAddress = newAddress(),
  headers = {},
) {
  const [method, path = ''] = name.split(' ') as ['POST', string];
  return server.inject({
    method,
    url: apiBase + path.replace(/:(\w+)/, (_, key: string) => params[key] ?? '1'),
    remoteAddress,
    headers: { authorization: token ? `Bearer ${token}` : '', ...headers },
    ...(method === ('GET' as string) || body === undefined ? {} : { payload: body }),
  });
}

const calls = Object.entries(identityCalls);
const paired = calls.flatMap(([name, { pair }]) => (typeof pair === 'string' ? [] : [{ name, pair }]));

test('every call of sign-in and account security has a row', () => {
  const isIdentity =
    /^\/(auth|contacts|password|(user|customer)\/(login|signup|guest|password|contacts|identities|passkeys|two-factor|security|reauthentication|sessions|profile|other-account|close))(\/|$)/;
  const served = app.server.endpoints.filter(({ path }) => isIdentity.test(path));
  expect(served.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(Object.keys(identityCalls).sort());
});

describe('enumeration: the answer does not tell whether there is such an account or thing', () => {
  test('is the same for both in every call', () =>
    expectEvery(paired, async ({ name, pair }) => {
      const [known, unknown] = await pair(world);
      const seen = [];
      for (const ask of [known, unknown]) {
        const { statusCode, headers, body } = await send(app, name, ask);
        const { date: _, 'x-request-id': __, ...told } = headers;
        seen.push({ statusCode, told, body: body.replace(/"request_id":"[^"]*"/, '') });
      }
      expect(seen[0]).toEqual(seen[1]);
      if (!name.endsWith('/forgot')) expect(seen[0]?.statusCode).toBeGreaterThanOrEqual(400);
    }));
});

describe('brute force: tries from one network end with 429 and the time to wait', () => {
  const guessed = calls.filter(([, { unlimited }]) => unlimited === undefined);
  test('in every call that can be used to guess', () =>
    expectEvery(guessed, async (name, { pair }) => {
      const wrong = { token: world.attackerToken, body: { current_password: 'not the password', new_password: 'x' } };
      const ask = typeof pair === 'string' ? wrong : (await pair(world))[1];
      const address = newAddress();
      // Every visit to a sign-in page asks for a challenge of passkeys, so four times as many are given.
      const length = (name.endsWith('/passkey/options') ? 4 * tries : tries) + 1;
      const answers = await Promise.all(Array.from({ length }, () => send(limited, name, ask, address)));
      const refused = answers.filter(({ statusCode }) => statusCode === 429);
      expect(refused.length).toBeGreaterThan(0);
      for (const { headers } of refused) expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    }));
});

describe('fixation: the token is another one after each sign-in and each change of rights', () => {
  test('every call that answers a token has a row', () => {
    // Operators are in tables of their own, with their own tests.
    const answering = app.server.endpoints.filter(
      ({ path, answer }) => !path.startsWith('/operator/') && answer instanceof ZodObject && 'token' in answer.shape,
    );
    const rows = [...Object.keys(signIns), ...Object.keys(changes)];
    expect(answering.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(rows.sort());
  });

  const ask = (name: string, given: Ask, headers = {}) => send(app, name, given, newAddress(), headers);
  const statusOf = async (token: string) => (await ask('GET /user/me', { token })).statusCode;

  test('every sign-in gives a token of its own and takes none', () =>
    expectEvery(Object.entries(signIns), async (name, prepare) => {
      const { headers = {}, ...given } = await prepare(world);
      const planted = given.token ?? world.attackerToken;
      const answer = await ask(name, { ...given, token: planted }, headers);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(answer.json().token).not.toBe(planted);
      expect(await statusOf(answer.json().token)).toBe(200);
    }));

  test('every change of rights voids the token it was called with', () =>
    expectEvery(Object.entries(changes), async (name, prepare) => {
      const seller = await newSeller(world);
      const { token } = seller;
      const { headers = {}, ...given } = await prepare(world, seller);
      const answer = await ask(name, { ...given, token }, headers);
      expect(answer.statusCode, answer.body).toBe(200);
      expect(await statusOf(token)).toBe(401);
      expect(await statusOf(answer.json().token)).toBe(200);
    }));
});

describe('open redirects', () => {
  const { begin, comeBack } = providerVisits(app.server, origin);
  const callbackOf = (address: string) => `${origin}${apiBase}/auth/oidc/callback${new URL(address).search}&code=x`;
  const isOurs = (address: string) => {
    const { origin: site, pathname } = new URL(address, origin);
    const inEnglish = new URL(withoutLanguage(pathname), origin);
    return site === origin && inEnglish.origin === origin && !pathname.startsWith('//');
  };

  test('a sign-in leads to no other site, however the way back is written', async () => {
    for (const path of hostilePaths) {
      const notSetUp = await begin({ return: path }, 'nobody');
      expect(isOurs(notSetUp.address), path).toBe(true);
      const { address, cookie } = await begin({ return: path });
      expect(isOurs((await comeBack(callbackOf(address), cookie)).page.href), path).toBe(true);
      const body = { provider: 'oidc', return_path: path };
      const begun = await send(app, 'POST /user/identities/start', { token: world.attackerToken, body });
      const linked = await comeBack(callbackOf(begun.json().address), cookieOf(begun.headers['set-cookie']));
      expect(linked.result.has('link'), path).toBe(true);
      expect(isOurs(linked.page.href), path).toBe(true);
      expect(isOurs(toReturnPath(path) ?? '/'), path).toBe(true);
    }
  });
});
