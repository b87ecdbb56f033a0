import { describe, expect, test } from 'vitest';
import {
  endOtherSessions,
  endSession,
  getMe,
  listSessions,
  signInSeller,
  signUpSeller,
} from '../../../contracts/accounts.ts';
import { signOut } from '../../../contracts/sign-out.ts';
import { withEmail } from '../../../tests/support/credentials.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';

let moment = new Date('2026-11-15T08:00:00Z');
const { api, apiAs, server, db } = await buildTestApp({ now: () => moment });
const later = (seconds: number) => {
  moment = new Date(moment.getTime() + seconds * 1000);
};
const day = 24 * 60 * 60;

describe('a session', () => {
  const begin = async (email: string) => (await api(signUpSeller, { body: withEmail(email) })).token;

  test('is accepted as Bearer and as the bare token', async () => {
    const token = await begin('bare@example.com');
    for (const authorization of [`Bearer ${token}`, `bearer ${token}`, token]) {
      const response = await server.inject({ url: '/api/v1/user/me', headers: { authorization } });
      expect(response.json()).toMatchObject({ status: 1, user_type: 'seller', post: { email: 'bare@example.com' } });
    }
  });

  test('is refused without a token, with a made-up one, and after signing out', async () => {
    await expect(api(getMe)).rejects.toMatchObject({ status: 401, message: 'Please sign in to continue.' });
    await expect(apiAs('made-up')(getMe)).rejects.toMatchObject({ status: 401 });
    const token = await begin('out@example.com');
    await apiAs(token)(signOut);
    await expect(apiAs(token)(getMe)).rejects.toMatchObject({ status: 401 });
    await expect(apiAs(token)(signOut)).rejects.toMatchObject({ status: 401 });
  });

  test('lasts thirty days after its last use', async () => {
    const token = await begin('slide@example.com');
    later(20 * day);
    await apiAs(token)(getMe);
    later(29 * day);
    await apiAs(token)(getMe);
    later(31 * day);
    await expect(apiAs(token)(getMe)).rejects.toMatchObject({ status: 401 });
  });

  test('ends ninety days after the sign-in, however often it is used', async () => {
    const token = await begin('absolute@example.com');
    for (let used = 0; used < 4; used += 1) {
      later(22 * day);
      await apiAs(token)(getMe);
    }
    later(3 * day);
    await expect(apiAs(token)(getMe)).rejects.toMatchObject({ status: 401 });
  });

  test('is stored as a hash only', async () => {
    const token = await begin('hash@example.com');
    const { rows } = await db.execute('select token_hash from sessions');
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('is listed with its device, and the others end at a wish', async () => {
    const first = await begin('many@example.com');
    const second = (await api(signInSeller, { body: withEmail('many@example.com') })).token;
    const { sessions } = await apiAs(second)(listSessions);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((session) => session.is_current)).toHaveLength(1);
    await apiAs(second)(endOtherSessions);
    await expect(apiAs(first)(getMe)).rejects.toMatchObject({ status: 401 });
    await apiAs(second)(getMe);
  });

  test('is ended singly by its owner alone, and the rest go on', async () => {
    const own = await begin('single@example.com');
    const lost = (await api(signInSeller, { body: withEmail('single@example.com') })).token;
    const { sessions } = await apiAs(own)(listSessions);
    const params = { id: sessions.find(({ is_current }) => !is_current)?.id ?? '' };
    const stranger = await begin('another@example.com');
    await expect(apiAs(stranger)(endSession, { params })).rejects.toMatchObject({ status: 404 });
    await apiAs(lost)(getMe);
    await apiAs(own)(endSession, { params });
    await expect(apiAs(lost)(getMe)).rejects.toMatchObject({ status: 401 });
    await apiAs(own)(getMe);
    await expect(apiAs(own)(endSession, { params })).rejects.toMatchObject({
      message: 'This device is signed out already.',
    });
  });
});
