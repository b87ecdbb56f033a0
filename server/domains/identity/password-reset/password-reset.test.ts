import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { minuteMs } from '../../../../contracts/durations.ts';
import { getMe, signInSeller, signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import {
  forgotCustomerPassword,
  forgotSellerPassword,
  resetPassword,
} from '../../../../contracts/identity/password-reset.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { leaveNewAccountsUnverified } from '../../../../tests/support/identity/verified-accounts.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { contactCodes, mails } from '../../../schema/communication/mails.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { sendReset } from './password-reset.service.ts';

let moment = new Date('2026-11-16T12:00:00Z');
const { api, apiAs, db, database, queue, secrets, server } = await buildTestApp({ now: () => moment });
await leaveNewAccountsUnverified(db);

const next = 'a boat full of oranges';
const signUp = (email: string, endpoint = signUpSeller) => api(endpoint, { body: withEmail(email) });
const signIn = (email: string, password: string) => api(signInSeller, { body: withEmail(email, password) });

/** Asks for a new password and returns what the mail says. */
async function forget(contact: string, role: 'seller' | 'customer' = 'seller') {
  await sendReset({ db, queue, secrets }, { role, type: 'email', contact, language: 'en' }, moment);
  const isAsked = and(eq(mails.recipient, contact), eq(mails.template, 'reset-password'));
  const [mail] = await db.select().from(mails).where(isAsked).orderBy(desc(mails.createdAt)).limit(1);
  return mail?.parameters as { code: string; token: string };
}
const reset = (token: string, new_password = next) => api(resetPassword, { body: { token, new_password } });

describe('a forgotten password', () => {
  test('is replaced once by the link; everyone is signed out, the owner told and the address confirmed', async () => {
    const { token: session, post } = await signUp('malee@example.com');
    const { token } = await forget('malee@example.com');
    await expect(reset(token, 'short')).rejects.toMatchObject({ code: 'bad_input' });
    await expect(reset(token, 'malee@example.com')).rejects.toMatchObject({ code: 'weak_password' });
    expect(await reset(token)).toMatchObject({ user_type: 'seller' });
    await expect(apiAs(session)(getMe)).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(signIn('malee@example.com', 'papaya salad 7')).rejects.toMatchObject({ code: 'wrong_credentials' });
    await signIn('malee@example.com', next);
    await expect(reset(token)).rejects.toMatchObject({ code: 'link_expired' });
    const [account] = await db
      .select()
      .from(accounts)
      .where(eq(accounts.id, Number(post.id)));
    expect(account?.emailVerifiedAt).toEqual(moment);
    expect(await db.$count(mails, eq(mails.template, 'password-changed'))).toBe(1);
  });

  test('is answered in the same way with the same work for known, unknown and demo addresses', async () => {
    await signUp('known@example.com');
    await db.insert(accounts).values({ role: 'seller', email: 'demo@example.com', name: 'Demo', isDemo: true });
    const queries: number[] = [];
    const answers = [];
    for (const email of ['known@example.com', 'unknown@example.com', 'demo@example.com']) {
      let count = 0;
      const onQuery = () => {
        count += 1;
      };
      database.pool.on('acquire', onQuery);
      const { request_id: _, ...answer } = (await api(forgotSellerPassword, { body: { email } })) as object & {
        request_id?: string;
      };
      database.pool.off('acquire', onQuery);
      queries.push(count);
      answers.push(answer);
      const before = await db.$count(contactCodes);
      if (email !== 'known@example.com') {
        await sendReset(
          { db, queue, secrets },
          { role: 'seller', type: 'email', contact: email, language: 'en' },
          moment,
        );
        expect(await db.$count(contactCodes)).toBe(before);
      }
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect(new Set(queries).size).toBe(1);
  });

  test('is replaced by the code that was sent, which five wrong tries void', async () => {
    await signUp('coded@example.com');
    const { code } = await forget('coded@example.com');
    const withCode = (typed: string, email = 'coded@example.com') =>
      api(resetPassword, { body: { user_type: 'seller', email, code: typed, new_password: next } });
    await expect(withCode(code, 'stranger@example.com')).rejects.toMatchObject({ code: 'wrong_code' });
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(withCode(wrong)).rejects.toMatchObject({ code: 'wrong_code' });
    }
    await expect(withCode(code)).rejects.toMatchObject({ code: 'wrong_code' });
    const { code: another } = await forget('coded@example.com');
    await withCode(another);
    await signIn('coded@example.com', next);
  });

  test('is replaced by one of two requests at the same time, and not after fifteen minutes', async () => {
    await signUp('race@example.com');
    const { token } = await forget('race@example.com');
    const results = await Promise.allSettled([reset(token, `${next} one`), reset(token, `${next} two`)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { token: late } = await forget('race@example.com');
    moment = new Date(moment.getTime() + 16 * minuteMs);
    await expect(reset(late)).rejects.toMatchObject({ code: 'link_expired' });
  });

  test('of one role of account leaves the other kind as it is', async () => {
    await signUp('both@example.com');
    const { token: customer } = await signUp('both@example.com', signUpCustomer);
    const { code } = await forget('both@example.com');
    const asCustomer = { user_type: 'customer' as const, email: 'both@example.com', code, new_password: next };
    await expect(api(resetPassword, { body: asCustomer })).rejects.toMatchObject({ code: 'wrong_code' });
    await reset((await forget('both@example.com')).token);
    expect((await apiAs(customer)(getMe)).user_type).toBe('customer');
  });

  test('of a named address cannot take an account whose owner has proved a phone', async () => {
    const body = {
      email: 'victim@example.com',
      phone: '+66811112222',
      password: 'papaya salad 7',
      login_type: 'phone' as const,
    };
    const { post } = await api(signUpSeller, { body });
    await db
      .update(accounts)
      .set({ phoneVerifiedAt: moment })
      .where(eq(accounts.id, Number(post.id)));
    expect(await forget('victim@example.com')).toBeUndefined();
  });

  test('is asked for a limited number of times, whoever asks', async () => {
    const ask = () => api(forgotCustomerPassword, { body: { email: 'nobody@example.com' } });
    for (let count = 0; count < 6; count += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'too_many_codes' });
    const empty = await server.inject({ method: 'POST', url: '/api/v1/user/password/forgot', payload: {} });
    expect(empty.json()).toMatchObject({ code: 'bad_input', message: 'An email or a phone number is required' });
  });
});
