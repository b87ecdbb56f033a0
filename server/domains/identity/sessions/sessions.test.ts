import { describe, expect, test } from 'vitest';
import {
  endOtherSessions,
  endSession,
  getMe,
  listSessions,
  signInSeller,
  signUpSeller,
} from '../../../../contracts/identity/accounts.ts';
import { signOut } from '../../../../contracts/identity/sign-out.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

let moment = new Date('2026-11-15T08:00:00Z');
const { api, apiAs, server, db } = await buildTestApp({ now: () => moment });
const advance = (seconds: number) => {
  moment = new Date(moment.getTime() + seconds * 1000);
};
const day = 24 * 60 * 60;

describe('a session', () => {
  const signUp = async (email: string) => (await api(signUpSeller, { body: withEmail(email) })).token;

  test('is accepted as Bearer and as the bare token', async () => {
    const token = await signUp('bare@example.com');
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`, token]) {
      const response = await server.inject({ url: '/api/v1/user/me', headers: { authorization } });
      expect(response.json()).toMatchObject({ status: 1, user_type: 'seller', post: { email: 'bare@example.com' } });
    }
  });

  test('is refused without a token, with an invalid one, and after signing out', async () => {
    await expect(api(getMe)).rejects.toMatchObject({ status: 401, message: 'Please sign in to continue.' });
    await expect(apiAs('made-up')(getMe)).rejects.toMatchObject({ status: 401 });
    const token = await signUp('out@example.com');
    await apiAs(token)(signOut);
    await expect(apiAs(token)(getMe)).rejects.toMatchObject({ status: 401 });
    await expect(apiAs(token)(signOut)).rejects.toMatchObject({ status: 401 });
  });

  test('expires thirty days after its last use', async () => {
    const token = await signUp('slide@example.com');
    advance(20 * day);
    await apiAs(token)(getMe);
    advance(29 * day);
    await apiAs(token)(getMe);
    advance(31 * day);
    await expect(apiAs(token)(getMe)).rejects.toMatchObject({ status: 401 });
  });

  test('ends ninety days after the sign-in, even when it is in use', async () => {
    const token = await signUp('absolute@example.com');
    for (let used = 0; used < 4; used += 1) {
      advance(22 * day);
      await apiAs(token)(getMe);
    }
    advance(3 * day);
    await expect(apiAs(token)(getMe)).rejects.toMatchObject({ status: 401 });
  });

  test('is stored as a hash only', async () => {
    const token = await signUp('hash@example.com');
    const { rows } = await db.execute('select token_hash from sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('can end all other sessions of the account', async () => {
    const first = await signUp('many@example.com');
    const second = (await api(signInSeller, { body: withEmail('many@example.com') })).token;
    const { sessions } = await apiAs(second)(listSessions);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session) => session.is_current)).toHaveLength(1);
    await apiAs(second)(endOtherSessions);
    await expect(apiAs(first)(getMe)).rejects.toMatchObject({ status: 401 });
    await apiAs(second)(getMe);
  });

  test('can be ended by its owner only, and the other sessions stay', async () => {
    const current = await signUp('single@example.com');
    const other = (await api(signInSeller, { body: withEmail('single@example.com') })).token;
    const { sessions } = await apiAs(current)(listSessions);
    const params = { id: sessions.find(({ is_current }) => !is_current)?.id ?? '' };
    const stranger = await signUp('another@example.com');
    await expect(apiAs(stranger)(endSession, { params })).rejects.toMatchObject({ status: 404 });
    await apiAs(other)(getMe);
    await apiAs(current)(endSession, { params });
    await expect(apiAs(other)(getMe)).rejects.toMatchObject({ status: 401 });
    await apiAs(current)(getMe);
    await expect(apiAs(current)(endSession, { params })).rejects.toMatchObject({
      message: 'This device is signed out already.',
    });
  });
});
