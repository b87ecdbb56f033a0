import { setTimeout as delay } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changePassword, getMe, signInSeller, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts, sessions } from '../../../schema/identity/accounts.ts';
import { createSession } from '../sessions/sessions.service.ts';
import { changePassword as changePasswordOf, signIn } from './accounts.service.ts';
import { closeAccount } from './close-account.service.ts';
import { changeDetails } from './details.service.ts';

const moment = new Date('2026-11-15T08:00:00Z');
const { api, apiAs, db, queue, secrets } = await buildTestApp({ now: () => moment });

describe('changing the password', () => {
  const change = (current_password: string, new_password: string) => ({ body: { current_password, new_password } });

  test('ends every session and starts a new one', async () => {
    const { token } = await api(signUpSeller, { body: withEmail('change@example.com') });
    const answer = await apiAs(token)(changePassword, change('papaya salad 7', 'sticky rice 8'));
    await expect(apiAs(token)(getMe)).rejects.toMatchObject({ status: 401 });
    await apiAs(answer.token)(getMe);
    await expect(api(signInSeller, { body: withEmail('change@example.com') })).rejects.toMatchObject({ status: 401 });
    await api(signInSeller, { body: withEmail('change@example.com', 'sticky rice 8') });
  });

  test('requires the current password and a valid new one', async () => {
    const { token } = await api(signUpSeller, { body: withEmail('careful@example.com') });
    const refuse = (current: string, next: string) =>
      apiAs(token)(changePassword, change(current, next)).catch((error) => error.message);
    expect(await refuse('wrong', 'sticky rice 8')).toBe('The current password is not right.');
    expect(await refuse('papaya salad 7', 'short')).toBe('Password must have at least 8 characters');
    expect(await refuse('papaya salad 7', 'password123')).toBe(
      'This password is easy to guess. Please choose a longer or less usual one.',
    );
    await apiAs(token)(getMe);
  });

  test('starts no session for an account that was closed while the password was hashed', async () => {
    await api(signUpSeller, { body: withEmail('closing@example.com') });
    const [{ id } = { id: 0 }] = await db.select().from(accounts).where(eq(accounts.email, 'closing@example.com'));
    const passwords = {
      isEasilyGuessed: async () => false,
      matches: async () => true,
      hash: async () => {
        await db.delete(accounts).where(eq(accounts.id, id));
        return 'hashed';
      },
    };
    const origin = { address: '127.0.0.1', device: 'a phone', country: null };
    const change = { current: 'papaya salad 7', next: 'sticky rice 8' };
    const changed = changePasswordOf(
      {
        db,
        passwords,
        now: () => moment,
        allowsDemo: true,
        queue,
        limitCodes: async () => undefined,
        secrets,
        contactUndoDays: 7,
      },
      { id, reauthenticatedAt: null },
      change,
      origin,
    );
    await expect(changed).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});

describe('a request that was started with the old password', () => {
  const origin = { address: '127.0.0.1', device: 'a phone', country: null };

  /** An account whose owner changes the password while another request's old password is being verified. */
  async function createAccountWithRace(email: string) {
    const { token, post } = await api(signUpSeller, { body: withEmail(email) });
    const body = { current_password: 'papaya salad 7', new_password: 'sticky rice 8' };
    const passwords = {
      isEasilyGuessed: async () => false,
      hash: async () => 'hashed',
      matches: async () => {
        await apiAs(token)(changePassword, { body });
        return true;
      },
    };
    const id = Number(post.id);
    return {
      id,
      caller: { id, reauthenticatedAt: null },
      deps: {
        db,
        passwords,
        now: () => moment,
        allowsDemo: true,
        queue,
        limitCodes: async () => undefined,
        secrets,
        contactUndoDays: 7,
      },
    };
  }
  const sessionsOf = (id: number) => db.$count(sessions, eq(sessions.accountId, id));

  test('starts no session when the sign-in overlaps the change', async () => {
    const { id, deps } = await createAccountWithRace('overlap@example.com');
    const signedIn = signIn(deps, 'seller', { ...withEmail('overlap@example.com'), phone: '' }, origin);
    await expect(signedIn).rejects.toMatchObject({ code: 'wrong_credentials' });
    expect(await sessionsOf(id)).toBe(1);
  });

  test('waits for a password change that is not committed yet', async () => {
    const { post } = await api(signUpSeller, { body: withEmail('uncommitted@example.com') });
    const id = Number(post.id);
    const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
    if (!account) throw new Error('no account');
    let created: Promise<string | null> = Promise.resolve(null);
    await db.transaction(async (tx) => {
      await tx.update(accounts).set({ passwordHash: 'another' }).where(eq(accounts.id, id));
      await tx.delete(sessions).where(eq(sessions.accountId, id));
      created = createSession(db, account, origin, moment);
      await delay(100);
    });
    expect(await created).toBeNull();
    expect(await sessionsOf(id)).toBe(0);
  });

  test('changes neither the password nor the email', async () => {
    const first = await createAccountWithRace('twice@example.com');
    const change = { current: 'papaya salad 7', next: 'mango rice 9' };
    await expect(changePasswordOf(first.deps, first.caller, change, origin)).rejects.toMatchObject({
      code: 'not_signed_in',
    });
    const second = await createAccountWithRace('address@example.com');
    const details = { name: 'Thief', email: 'thief@example.com', phone: '', current_password: 'papaya salad 7' };
    await expect(changeDetails(second.deps, second.caller, details, origin)).rejects.toMatchObject({
      code: 'not_signed_in',
    });
    await api(signInSeller, { body: withEmail('address@example.com', 'sticky rice 8') });
  });

  test('does not close the account', async () => {
    const { id, caller, deps } = await createAccountWithRace('still-open@example.com');
    const closed = closeAccount({ ...deps, onAccountClosed: [] }, caller, 'papaya salad 7', origin);
    await expect(closed).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await db.$count(accounts, eq(accounts.id, id))).toBe(1);
  });
});
