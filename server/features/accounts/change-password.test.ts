import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changePassword, getMe, signInSeller, signUpSeller } from '../../../contracts/accounts.ts';
import { withEmail } from '../../../tests/support/credentials.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { changePassword as changePasswordOf } from './accounts.service.ts';

const moment = new Date('2026-11-15T08:00:00Z');
const { api, apiAs, db } = await buildTestApp({ now: () => moment });

describe('changing the password', () => {
  const change = (current_password: string, new_password: string) => ({ body: { current_password, new_password } });

  test('ends every session and begins a new one', async () => {
    const { token } = await api(signUpSeller, { body: withEmail('change@example.com') });
    const answer = await apiAs(token)(changePassword, change('papaya salad 7', 'sticky rice 8'));
    await expect(apiAs(token)(getMe)).rejects.toMatchObject({ status: 401 });
    await apiAs(answer.token)(getMe);
    await expect(api(signInSeller, { body: withEmail('change@example.com') })).rejects.toMatchObject({ status: 401 });
    await api(signInSeller, { body: withEmail('change@example.com', 'sticky rice 8') });
  });

  test('needs the current password and a good new one', async () => {
    const { token } = await api(signUpSeller, { body: withEmail('careful@example.com') });
    const refuse = (current: string, next: string) =>
      apiAs(token)(changePassword, change(current, next)).catch((error) => error.message);
    expect(await refuse('wrong', 'sticky rice 8')).toBe('The current password is not right.');
    expect(await refuse('papaya salad 7', 'short')).toBe('Password must have at least 8 characters');
    expect(await refuse('papaya salad 7', 'password123')).toBe('This password is too common. Please choose another.');
    await apiAs(token)(getMe);
  });

  test('begins no session for an account that was closed while the password was being hashed', async () => {
    await api(signUpSeller, { body: withEmail('closing@example.com') });
    const [{ id } = { id: 0 }] = await db.select().from(accounts).where(eq(accounts.email, 'closing@example.com'));
    const passwords = {
      matches: async () => true,
      hash: async () => {
        await db.delete(accounts).where(eq(accounts.id, id));
        return 'hashed';
      },
    };
    const origin = { address: '127.0.0.1', device: 'a phone' };
    const change = { current: 'papaya salad 7', next: 'sticky rice 8' };
    const changed = changePasswordOf({ db, passwords, now: () => moment }, id, change, origin);
    await expect(changed).rejects.toMatchObject({ code: 'not_signed_in' });
  });
});
