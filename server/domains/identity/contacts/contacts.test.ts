import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { minuteMs } from '../../../../contracts/durations.ts';
import { signInSeller, signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import * as contract from '../../../../contracts/identity/contacts.ts';
import { openOtherAccount } from '../../../../contracts/identity/other-account.ts';
import { linkBankAccount } from '../../../../contracts/money/wallet.ts';
import { createProduct } from '../../../../tests/support/factories.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { leaveNewAccountsUnverified } from '../../../../tests/support/identity/verified-accounts.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { contactCodes, mails } from '../../../schema/communication/mails.ts';
import { accounts, sessions } from '../../../schema/identity/accounts.ts';

let moment = new Date('2026-11-16T12:00:00Z');
const later = (minutes: number) => {
  moment = new Date(moment.getTime() + minutes * minuteMs);
};
const { api, apiAs, db, database, secrets } = await buildTestApp({ now: () => moment });
await leaveNewAccountsUnverified(db);

/** The code and the token of the last mail to an address. */
async function lastMail(recipient: string, template: string) {
  const isAsked = and(eq(mails.recipient, recipient), eq(mails.template, template));
  const [mail] = await db.select().from(mails).where(isAsked).orderBy(desc(mails.createdAt)).limit(1);
  return mail?.parameters as { code: string; token: string };
}
const lastCode = (recipient: string) => lastMail(recipient, 'confirm-contact');

let people = 0;
async function signUp(email: string, endpoint = signUpSeller, secret = `papaya salad ${people++}`) {
  const { token, post } = await api(endpoint, { body: withEmail(email, secret) });
  return { id: Number(post.id), token, as: apiAs(token), secret };
}
const accountOf = async (id: number) => (await db.select().from(accounts).where(eq(accounts.id, id)))[0];
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a new account', () => {
  test('gets a code, is refused money until it is confirmed, and then goes on', async () => {
    const { as, id, secret: current_password } = await signUp('new@example.com');
    const link = () => as(linkBankAccount, { body: { id: 'sandbox-bank', current_password } });
    await expect(link()).rejects.toMatchObject({ code: 'contact_not_verified', status: 403 });
    const { code } = await lastCode('new@example.com');
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    const { contacts } = await as(contract.verifyContact, { body: { code: typed } });
    expect(contacts).toEqual([
      { type: 'email', address: 'new@example.com', is_verified: true, pending: null, has_code: false },
    ]);
    expect((await accountOf(id))?.emailVerifiedAt).toEqual(moment);
    await link();
    await expect(as(contract.verifyContact, { body: { code } })).rejects.toMatchObject({ code: 'wrong_code' });
  });

  test('is confirmed by the link once, and not after fifteen minutes', async () => {
    await signUp('link@example.com');
    const { token } = await lastCode('link@example.com');
    later(16);
    const confirm = (link: string) => api(contract.verifyContactByLink, { body: { token: link } });
    await expect(confirm(token)).rejects.toMatchObject({ code: 'link_expired' });
    const { as } = await signUp('link-two@example.com');
    const first = await lastCode('link-two@example.com');
    later(1);
    await as(contract.requestContactCode, { body: { contact: 'email' } });
    await expect(confirm(first.token)).rejects.toMatchObject({ code: 'link_expired' });
    const { token: second } = await lastCode('link-two@example.com');
    expect(await confirm(second)).toMatchObject({ user_type: 'seller' });
    await expect(confirm(second)).rejects.toMatchObject({ code: 'link_expired' });
  });

  test('has a code that nobody finds from a copy of the database', async () => {
    const { id } = await signUp('copied@example.com');
    const { code } = await lastCode('copied@example.com');
    const [row] = await db.select().from(contactCodes).where(eq(contactCodes.accountId, id));
    const guesses = [code, `${id}${code}`, `${code}${id}`, `contact code of ${id}${code}`, `copied@example.com${code}`];
    for (const guess of guesses) {
      for (const encoding of ['base64url', 'base64', 'hex'] as const) {
        expect(row?.codeHash).not.toBe(createHash('sha256').update(guess).digest(encoding));
      }
    }
    expect(row?.codeHash).toBe(secrets.mac(code, `contact code of ${id}`));
  });

  test('has five tries for a code, however many servers are asked at the same time', async () => {
    const { as, token } = await signUp('guess@example.com');
    const second = await buildTestApp({ now: () => moment, database });
    const { code } = await lastCode('guess@example.com');
    const guesses = Array.from({ length: 12 }, (_, at) => (at % 2 ? as : second.apiAs(token)));
    const results = await Promise.allSettled(
      guesses.map((on) => on(contract.verifyContact, { body: { code: otherThan(code) } })),
    );
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    await expect(as(contract.verifyContact, { body: { code } })).rejects.toMatchObject({ code: 'wrong_code' });
    const [row] = await db.select().from(contactCodes).orderBy(desc(contactCodes.id)).limit(1);
    expect(row?.tries).toBe(5);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  test('cannot be confirmed with the code of another account', async () => {
    await signUp('one@example.com');
    const { as } = await signUp('two@example.com');
    const { code } = await lastCode('one@example.com');
    if (code === (await lastCode('two@example.com')).code) return;
    await expect(as(contract.verifyContact, { body: { code } })).rejects.toMatchObject({ code: 'wrong_code' });
  });

  test('is sent six codes an hour and no more', async () => {
    const { as } = await signUp('many@example.com');
    const ask = () => as(contract.requestContactCode, { body: { contact: 'email' } });
    // The code of the sign-up counts too.
    for (let sent = 0; sent < 5; sent += 1) await ask();
    await expect(ask()).rejects.toMatchObject({ code: 'too_many_codes', status: 429 });
    const phone = as(contract.requestContactCode, { body: { contact: 'phone' } });
    await expect(phone).rejects.toMatchObject({ code: 'contact_missing' });
  });
});

describe('an address that nobody has proved', () => {
  const email = 'owner@example.com';

  test('goes to the account that proves it, and the account that only named it is gone', async () => {
    const squatter = await signUp(email, signUpSeller, 'squatters password 1');
    const { token: trap } = await lastCode(email);
    later(1);
    const owner = await signUp(email, signUpSeller, 'owners own password 2');
    const signIn = (typed: string) => api(signInSeller, { body: withEmail(email, typed) });
    expect((await signIn('squatters password 1')).post.id).toBe(String(squatter.id));
    expect((await signIn('owners own password 2')).post.id).toBe(String(owner.id));
    await owner.as(contract.verifyContact, { body: { code: (await lastCode(email)).code } });
    expect(await accountOf(squatter.id)).toBeUndefined();
    await expect(squatter.as(contract.getContacts)).rejects.toMatchObject({ code: 'not_signed_in' });
    await expect(signIn('squatters password 1')).rejects.toMatchObject({ code: 'wrong_credentials' });
    const link = api(contract.verifyContactByLink, { body: { token: trap } });
    await expect(link).rejects.toMatchObject({ code: 'link_expired' });
    await expect(signUp(email)).rejects.toMatchObject({ code: 'email_taken' });
  });

  test('is lost by an account that has a phone or listings, which is otherwise kept', async () => {
    const phone = {
      email: 'both@example.com',
      phone: '+66812345678',
      login_type: 'phone' as const,
      password: 'sticky rice 8',
    };
    const { post: withPhone } = await api(signUpSeller, { body: phone });
    const holder = await signUp('both@example.com');
    await createProduct(db, holder.id);
    later(1);
    const owner = await signUp('both@example.com');
    await owner.as(contract.verifyContact, { body: { code: (await lastCode('both@example.com')).code } });
    expect(await accountOf(Number(withPhone.id))).toMatchObject({ email: null, phone: '+66812345678' });
    expect(await accountOf(holder.id)).toMatchObject({ email: null, lostContactAt: moment });
    expect(await db.$count(sessions, eq(sessions.accountId, holder.id))).toBe(0);
  });

  test('goes to one of two accounts that prove it at the same time', async () => {
    const people = [await signUp('race@example.com'), await signUp('race@example.com')];
    const codes = await db.select().from(mails).where(eq(mails.recipient, 'race@example.com'));
    const verifications = people.map(
      ({ id }) => codes.find(({ accountId }) => accountId === id)?.parameters.token as string,
    );
    const results = await Promise.allSettled(
      verifications.map((token) => api(contract.verifyContactByLink, { body: { token } })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const left = await db.select().from(accounts).where(eq(accounts.email, 'race@example.com'));
    expect(left.map(({ emailVerifiedAt }) => emailVerifiedAt)).toEqual([moment]);
  });

  test('does not keep its owner from opening the account of the other kind', async () => {
    const squatter = await signUp('two-kinds@example.com', signUpCustomer);
    const owner = await signUp('two-kinds@example.com');
    const sent = await db.select().from(mails).where(eq(mails.accountId, owner.id));
    const open = () => owner.as(openOtherAccount, { body: { current_password: owner.secret } });
    await expect(open()).rejects.toMatchObject({ code: 'email_taken' });
    await owner.as(contract.verifyContact, { body: { code: String(sent[0]?.parameters.code) } });
    expect(await open()).toMatchObject({ user_type: 'customer', post: { has_verified_contact: true } });
    expect(await accountOf(squatter.id)).toBeUndefined();
  });

  test('is open to its owner however many accounts of strangers name it, and the newest of them sign in', async () => {
    const address = 'popular@example.com';
    for (let count = 0; count < 4; count += 1) await signUp(address, signUpSeller, `strangers password ${count}`);
    later(1);
    const owner = await signUp(address, signUpSeller, 'owners own password 2');
    const signIn = (typed: string) => api(signInSeller, { body: withEmail(address, typed) });
    expect((await signIn('owners own password 2')).post.id).toBe(String(owner.id));
    await expect(signIn('strangers password 3')).resolves.toBeDefined();
    await expect(signIn('strangers password 0')).rejects.toMatchObject({ code: 'wrong_credentials' });
    await owner.as(contract.verifyContact, { body: { code: (await lastCode(address)).code } });
    const left = await db.select().from(accounts).where(eq(accounts.email, address));
    expect(left.map(({ id }) => id)).toEqual([owner.id]);
  });
});

test('a failed sign-up sends no code', async () => {
  const before = await db.$count(mails);
  const failing = { enqueue: () => Promise.reject(new Error('the queue is away')) };
  const deps = {
    db,
    queue: failing,
    now: () => moment,
    limitCodes: async () => undefined,
    allowsDemo: true,
    secrets,
    contactUndoDays: 7,
  };
  const { signUp: open } = await import('../accounts/accounts.service.ts');
  const passwords = { hash: async () => 'x', matches: async () => true, isEasilyGuessed: async () => false };
  const values = { ...withEmail('nobody@example.com'), phone: '' };
  const origin = { address: '127.0.0.1', device: 'a phone', country: null };
  await expect(open({ ...deps, passwords }, 'seller', values, origin)).rejects.toThrow('the queue is away');
  expect(await db.$count(mails)).toBe(before);
  expect(await db.$count(accounts, eq(accounts.email, 'nobody@example.com'))).toBe(0);
});
