import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { forgotCustomerPassword, forgotSellerPassword } from '../../../../contracts/identity/password-reset.ts';
import { mailReauthenticationCode } from '../../../../contracts/identity/security.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { leaveNewAccountsUnverified } from '../../../../tests/support/identity/verified-accounts.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { contactCodes, mails } from '../../../schema/communication/mails.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { oneTimeTokens } from '../../../schema/identity/sign-in.ts';

const settings = { CODES_PER_HOUR: '6', CODES_PER_NETWORK: '40' };
const { api, apiAs, db, server } = await buildTestApp({ settings });
await leaveNewAccountsUnverified(db);

const phoneBody = (phone: string, password: string) => ({ login_type: 'phone' as const, phone, password });
const codeOf = (error: unknown) => (error as { code: string }).code;

describe('a sign-up', () => {
  test('does not tell whether a password is that of an account with an unconfirmed email', async () => {
    const secret = 'nobody guesses this 1';
    await api(signUpSeller, { body: withEmail('oracle@example.com', secret) });
    await api(signUpSeller, { body: phoneBody('+66811111111', 'somebody else 2') });
    await db.update(accounts).set({ phoneVerifiedAt: new Date() }).where(eq(accounts.phone, '+66811111111'));
    // The phone is taken for certain, so that no account is created and the guesses could go on.
    const guess = (password: string) =>
      api(signUpSeller, {
        body: { login_type: 'email', email: 'oracle@example.com', phone: '+66811111111', password },
      }).catch(codeOf);
    expect(await guess('a wrong guess 3')).toBe(await guess(secret));
  });

  test('shares the limit of codes to one phone with every other way to ask for one, for both roles', async () => {
    const phone = '+66822222222';
    const asks = [
      () => api(signUpSeller, { body: phoneBody(phone, 'first account 1') }),
      () => api(signUpCustomer, { body: phoneBody(phone, 'second account 2') }),
      () => api(forgotSellerPassword, { body: { phone } }),
      () => api(forgotCustomerPassword, { body: { phone } }),
      () => api(signUpSeller, { body: phoneBody(phone, 'third account 3') }),
      () => api(signUpCustomer, { body: phoneBody(phone, 'fourth account 4') }),
    ];
    for (const ask of asks) await ask();
    for (const ask of asks) await expect(ask()).rejects.toMatchObject({ code: 'too_many_codes', status: 429 });
    expect(await db.$count(mails, eq(mails.recipient, phone))).toBeLessThanOrEqual(6);
  });

  test('is limited alike for a phone that has an account and one that has none', async () => {
    const known = '+66833333333';
    await api(signUpSeller, { body: phoneBody(known, 'owner of it 1') });
    await db.update(accounts).set({ phoneVerifiedAt: new Date() }).where(eq(accounts.phone, known));
    const results: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      results.push(
        (await api(signUpSeller, { body: phoneBody(known, `guess ${round} of many`) }).catch(codeOf)) as string,
      );
    }
    expect(results.at(-1)).toBe('too_many_codes');
  });

  test('sends no texts to many phones from one network', async () => {
    const ask = (at: number) =>
      server.inject({
        method: 'POST',
        url: '/api/v1/user/signup',
        remoteAddress: '203.0.113.7',
        payload: phoneBody(`+6684444${String(at).padStart(4, '0')}`, `many texts ${at}`),
      });
    const statuses: number[] = [];
    for (let at = 0; at < 45; at += 1) statuses.push((await ask(at)).statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(statuses.slice(40).every((status) => status === 429)).toBe(true);
  });
});

describe('a code in the database', () => {
  const allCodes = Array.from({ length: 1_000_000 }, (_, at) => String(at).padStart(6, '0'));

  test('is not found by hashing every six digits, of a contact nor of a reauthentication', async () => {
    const { token, post } = await api(signUpSeller, { body: withEmail('stolen-copy@example.com') });
    const id = Number(post.id);
    await db.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.id, id));
    await apiAs(token)(mailReauthenticationCode);
    const [stored] = await db.select().from(contactCodes).where(eq(contactCodes.accountId, id));
    const [mailed] = await db.select().from(oneTimeTokens).where(eq(oneTimeTokens.accountId, id));
    const hashes = new Set([stored?.codeHash, mailed?.hash]);
    expect(hashes.size).toBe(2);
    const sha = (text: string) => createHash('sha256').update(text).digest('base64url');
    const guesses = (code: string) => [code, `${id} ${code}`, `mailed-code\n${id}\nstolen-copy@example.com\n${code}`];
    expect(allCodes.some((code) => guesses(code).some((guess) => hashes.has(sha(guess))))).toBe(false);
  });
});
