import { describe, expect, test } from 'vitest';
import { getMe, signInSeller, signUpSeller } from '../../contracts/identity/accounts.ts';
import { createPasswords } from '../../server/domains/identity/passwords/passwords.ts';
import { createSeller } from '../support/factories.ts';
import { buildTestApp } from '../support/test-app.ts';

const real = await createPasswords(2, { cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } });
const checked: (string | null)[] = [];
const passwords: typeof real = {
  ...real,
  matches(password, hash) {
    checked.push(hash);
    return real.matches(password, hash);
  },
};
// The clock is fixed, so that no delay expires during the guesses.
let now = new Date();
const { api, apiAs, db, server } = await buildTestApp({ passwords, now: () => now });

const right = 'papaya salad 7';
const as = (email: string, password = right) => ({ login_type: 'email' as const, email, password });

function signInFrom(remoteAddress: string, email: string, password: string, headers = {}) {
  return server.inject({
    method: 'POST',
    url: '/api/v1/user/login',
    remoteAddress,
    headers,
    payload: as(email, password),
  });
}

describe('a session', () => {
  test('is created at each sign-in and never taken from the caller', async () => {
    const first = (await api(signUpSeller, { body: as('fixed@test.example') })).token;
    const planted = 'planted-by-somebody-else';
    const answer = await signInFrom('10.1.0.1', 'fixed@test.example', right, {
      authorization: planted,
      cookie: `token=${planted}; session=${planted}`,
      'x-session-id': planted,
    });
    const { token } = answer.json();
    expect(new Set([first, planted, token]).size).toBe(3);
    expect(answer.headers).not.toHaveProperty('set-cookie');
    await apiAs(token)(getMe);
    await expect(apiAs(planted)(getMe)).rejects.toMatchObject({ status: 401 });
  });

  test('is read from its header only: a token in a cookie or URL is ignored, so no other site can act for the visitor', async () => {
    const { token } = await api(signUpSeller, { body: as('header@test.example') });
    const headers = { cookie: `token=${token}; authorization=${token}`, origin: 'https://evil.example' };
    const answer = await server.inject({ url: `/api/v1/user/me?token=${token}&authorization=${token}`, headers });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });
});

describe('password guessing', () => {
  test('costs the same work for a known account, an unknown one and one without a password', async () => {
    await api(signUpSeller, { body: as('known@test.example') });
    await createSeller(db, { email: 'nobody-signs-in@test.example' });
    const answers = [];
    for (const name of ['known', 'unknown', 'nobody-signs-in']) {
      checked.length = 0;
      const { status, message } = await api(signInSeller, { body: as(`${name}@test.example`, 'wrong guess') }).catch(
        (refusal) => refusal,
      );
      answers.push([status, message, checked.length]);
    }
    expect(new Set(answers.map(String)).size).toBe(1);
    expect(answers[0]).toEqual([401, 'These sign-in details are not right. Please check them and try again.', 1]);
  });

  test('is throttled for accounts that do not exist too', async () => {
    for (let round = 0; round < 5; round += 1) await signInFrom('10.2.0.1', 'never@test.example', `guess ${round}`);
    expect((await signInFrom('10.2.0.1', 'never@test.example', 'guess')).statusCode).toBe(429);
  });

  test('is counted per network, not per address', async () => {
    await api(signUpSeller, { body: as('wide@test.example') });
    for (let round = 0; round < 5; round += 1) {
      await signInFrom(`2001:db8:7:7::${round + 1}`, 'wide@test.example', `guess ${round}`);
    }
    expect((await signInFrom('2001:db8:7:7:8888::9', 'wide@test.example', right)).statusCode).toBe(429);
    expect((await signInFrom('2001:db8:7:8::1', 'wide@test.example', right)).statusCode).toBe(200);
  });

  test('is no faster with concurrent requests', async () => {
    await api(signUpSeller, { body: as('at-once@test.example') });
    checked.length = 0;
    const guesses = Array.from({ length: 30 }, (_, at) =>
      signInFrom('10.5.0.1', 'at-once@test.example', `guess ${at}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode);
    expect(checked).toHaveLength(5);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  test.each([
    ['networks of one /56', (at: number) => `2001:db8:8:${at.toString(16)}::1`, 10],
    ['networks of one /48', (at: number) => `2001:db8:9:${(at * 256).toString(16)}::1`, 20],
    ['addresses of one /24', (at: number) => `10.6.0.${at}`, 20],
  ])(
    'from many %s is stopped',
    async (_name, addressOf, evaluated) => {
      const email = `spread-${evaluated}-${addressOf(1)}@test.example`.replaceAll(':', '-');
      await api(signUpSeller, { body: as(email) });
      checked.length = 0;
      const guesses = Array.from({ length: 240 }, (_, at) => signInFrom(addressOf(at), email, `guess ${at}`));
      await Promise.all(guesses);
      expect(checked.length).toBeGreaterThan(0);
      expect(checked.length).toBeLessThanOrEqual(evaluated);
    },
    60_000,
  );

  test('from many networks at once is limited to a few attempts, and the owner can still sign in', async () => {
    const email = 'besieged@test.example';
    expect(
      (
        await server.inject({
          method: 'POST',
          url: '/api/v1/user/signup',
          remoteAddress: '10.7.0.1',
          payload: as(email),
        })
      ).statusCode,
    ).toBe(200);
    checked.length = 0;
    const attack = Promise.all(
      Array.from({ length: 120 }, (_, at) => signInFrom(`10.8.${at}.1`, email, `guess ${at}`)),
    );
    await expect.poll(() => checked.length).toBeGreaterThan(5);
    expect((await signInFrom('10.7.0.77', email, right)).statusCode).toBe(200);
    const refused = (await attack).filter(({ statusCode }) => statusCode === 429);
    // Ten before it counts as an attack, and then, as the clock is fixed, one from unknown networks.
    expect(refused.length).toBeGreaterThanOrEqual(120 - 12);
    expect(Number(refused[0]?.headers['retry-after'])).toBe(1);
  }, 60_000);

  test('from many networks makes each further attempt slower, and the owner can still sign in', async () => {
    await api(signUpSeller, { body: as('hunted@test.example') });
    for (let at = 0; at < 12; at += 1) await signInFrom(`10.3.0.${at}`, 'hunted@test.example', 'guess');
    now = new Date(now.getTime() + 2000);
    const startedAt = performance.now();
    expect((await signInFrom('10.4.0.1', 'hunted@test.example', right)).statusCode).toBe(200);
    expect(performance.now() - startedAt).toBeGreaterThan(190);
  });
});
