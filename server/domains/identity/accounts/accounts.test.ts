import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signInCustomer, signInSeller, signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

let moment = new Date('2026-11-15T08:00:00Z');
const { api, server } = await buildTestApp({ now: () => moment });
const advance = (seconds: number) => {
  moment = new Date(moment.getTime() + seconds * 1000);
};

const withPhone = (phone: string, password = 'papaya salad 7') => ({ login_type: 'phone' as const, phone, password });

describe('sign-up', () => {
  test('returns a token, the role of account and the user block', async () => {
    const answer = await api(signUpSeller, { body: withEmail('Malee@Example.com ') });
    expect(answer).toMatchObject({
      status: 1,
      user_type: 'seller',
      post: {
        name: expect.stringMatching(/^Seller [0-9A-F]{5}$/),
        has_default_name: true,
        email: 'malee@example.com',
        phone: null,
      },
    });
    expect(Buffer.from(answer.token, 'base64url')).toHaveLength(32);
  });

  test('creates a public name that contains no part of the email or phone', async () => {
    const byEmail = await api(signUpSeller, { body: withEmail('private.person@example.com') });
    const byPhone = await api(signUpSeller, { body: withPhone('919876543299') });
    expect(byEmail.post.name).not.toMatch(/private|person|example/);
    expect(byPhone.post.name).not.toContain('3299');
  });

  test.each([
    ['vi', 'Người bán'],
    ['th', 'ผู้ขาย'],
    ['ko', '판매자'],
    ['fr', 'Seller'],
  ])('creates a public name in the language of the page, %s', async (language, word) => {
    const payload = withEmail(`${language}@example.com`);
    const headers = { 'accept-language': language };
    const response = await server.inject({ method: 'POST', url: '/api/v1/user/signup', headers, payload });
    expect(response.json().post.name).toMatch(new RegExp(`^${word} [0-9A-F]{5}$`));
  });

  test('stores a phone number in E.164', async () => {
    const { post } = await api(signUpCustomer, { body: withPhone('919876543210') });
    expect(post).toMatchObject({
      phone: '+919876543210',
      name: expect.stringMatching(/^Customer [0-9A-F]{5}$/),
      email: null,
    });
  });

  test('allows one email for a seller and a customer account, but not for two of a kind', async () => {
    await api(signUpSeller, { body: withEmail('both@example.com') });
    await api(signUpCustomer, { body: withEmail('both@example.com') });
    await expect(api(signUpSeller, { body: withEmail('BOTH@example.com') })).rejects.toMatchObject({
      status: 409,
      message: 'This email already has an account. Please sign in instead.',
    });
    await api(signUpSeller, { body: withPhone('+66812345678') });
    await expect(api(signUpSeller, { body: withPhone('66812345678') })).rejects.toMatchObject({
      status: 409,
      message: 'This phone number already has an account. Please sign in instead.',
    });
  });

  test('treats different Unicode spellings of an email as the same one', async () => {
    await api(signUpSeller, { body: withEmail('josé@bücher.example'.normalize('NFD')) });
    const twin = api(signUpSeller, { body: withEmail('JOSÉ@xn--bcher-kva.example') });
    await expect(twin).rejects.toMatchObject({ status: 409 });
  });

  test.each([
    [withEmail(''), 'Email is required'],
    [withEmail('   '), 'Email is required'],
    [withEmail('malee'), 'Invalid Email'],
    [withEmail('malee@host'), 'Invalid Email'],
    [withEmail('a@b.co', ''), 'Password is required'],
    [withEmail('a@b.co', '   '), 'Password is required'],
    [withEmail('a@b.co', 'short'), 'Password must have at least 8 characters'],
    [withEmail('a@b.co', 'x'.repeat(257)), 'Password must have at most 256 characters'],
    [withEmail('a@b.co', 'password123'), 'This password is easy to guess. Please choose a longer or less usual one.'],
    [withPhone(''), 'Phone is required'],
    [withPhone('1234567890123456'), 'Invalid Phone'],
    [withPhone('12'), 'Invalid Phone'],
  ])('refuses %j with its message', async (body, message) => {
    await expect(api(signUpSeller, { body })).rejects.toMatchObject({ status: 400, message });
  });

  test('creates one account from 200 concurrent requests', async () => {
    const tries = Array.from({ length: 200 }, () => api(signUpCustomer, { body: withEmail('rush@example.com') }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'rejected') expect([409, 429]).toContain(result.reason.status);
  }, 60_000);
});

describe('sign-in', () => {
  test('trims its input and ignores the case of the email', async () => {
    await api(signUpSeller, { body: withEmail('trim@example.com') });
    const answer = await api(signInSeller, { body: withEmail('  TRIM@example.com ', ' papaya salad 7 ') });
    expect(answer).toMatchObject({ status: 1, user_type: 'seller', post: { email: 'trim@example.com' } });
  });

  test('answers an unknown account and a wrong password alike', async () => {
    await api(signUpSeller, { body: withEmail('known@example.com') });
    const failures = await Promise.all(
      ['known@example.com', 'nobody@example.com'].map((email) =>
        api(signInSeller, { body: withEmail(email, 'wrong password') }).catch((error) => [
          error.status,
          error.code,
          error.message,
        ]),
      ),
    );
    expect(failures[0]).toEqual([
      401,
      'wrong_credentials',
      'These sign-in details are not right. Please check them and try again.',
    ]);
    expect(failures[1]).toEqual(failures[0]);
  });

  test('does not accept a seller account as a customer', async () => {
    await api(signUpSeller, { body: withEmail('only-seller@example.com') });
    await expect(api(signInCustomer, { body: withEmail('only-seller@example.com') })).rejects.toMatchObject({
      status: 401,
    });
  });

  test('makes an IP address wait longer after each failure, and accepts the owner from another', async () => {
    await api(signUpSeller, { body: withEmail('target@example.com') });
    const tryFrom = (remoteAddress: string, password: string) =>
      server.inject({
        method: 'POST',
        url: '/api/v1/user/login',
        remoteAddress,
        payload: withEmail('target@example.com', password),
      });
    for (let round = 0; round < 5; round += 1) expect((await tryFrom('10.0.0.1', 'guess')).statusCode).toBe(401);
    const blocked = { statusCode: 429, headers: { 'retry-after': '1' } };
    expect(await tryFrom('10.0.0.1', 'papaya salad 7')).toMatchObject(blocked);
    advance(2);
    expect((await tryFrom('10.0.0.1', 'guess')).statusCode).toBe(401);
    expect((await tryFrom('10.0.0.1', 'guess')).headers['retry-after']).toBe('2');
    expect((await tryFrom('10.0.0.2', 'papaya salad 7')).statusCode).toBe(200);
    advance(-86_400);
    expect((await tryFrom('10.0.0.1', 'guess')).statusCode, 'after the clock was set back a day').toBe(401);
    advance(86_460);
    expect((await tryFrom('10.0.0.1', 'papaya salad 7')).statusCode).toBe(200);
  });

  test('is rate limited by IP address', async () => {
    const { server: strict } = await buildTestApp({ settings: { SIGN_IN_LIMIT: '2' } });
    const attempt = () =>
      strict.inject({ method: 'POST', url: '/api/v1/customer/login', payload: withEmail('a@b.co') });
    await attempt();
    await attempt();
    const third = await attempt();
    expect(third.statusCode).toBe(429);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect(third.json().message).toBe('Too many requests. Please wait a moment and try again.');
  });

  test('never answers any body with a server error', async () => {
    const anything = fc.oneof(
      fc.record({
        login_type: fc.constantFrom('email', 'phone'),
        email: fc.string({ unit: 'grapheme' }),
        phone: fc.string(),
        password: fc.string(),
      }),
      fc.dictionary(fc.string(), fc.jsonValue()),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(anything, async (payload) => {
        const response = await server.inject({
          method: 'POST',
          url: '/api/v1/user/login',
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(payload),
        });
        expect(response.statusCode).toBeLessThan(500);
        expect(response.json()).toMatchObject({ status: 0, message: expect.any(String) });
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});
