import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getMe, signUpCustomer, signUpSeller } from '../../../../contracts/identity/accounts.ts';
import {
  addPasskey,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  startPasskeyRegistration,
  startPasskeySignIn,
} from '../../../../contracts/identity/passkeys.ts';
import { getSecurity, reauthenticate, startPasskeyReauthentication } from '../../../../contracts/identity/security.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { createAuthenticator } from '../../../../tests/support/identity/software-authenticator.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts, sessions } from '../../../schema/identity/accounts.ts';

let moment = new Date('2026-11-16T08:00:00Z');
const origin = 'http://localhost:3000';
const { api, apiAs, db } = await buildTestApp({ now: () => moment });

/** An account with one passkey. */
async function enrol(email: string, role: 'seller' | 'customer' = 'seller') {
  const { token, post } = await api(role === 'seller' ? signUpSeller : signUpCustomer, { body: withEmail(email) });
  const device = createAuthenticator(origin);
  const { options } = await apiAs(token)(startPasskeyRegistration);
  const added = await apiAs(token)(addPasskey, { body: { name: 'Phone', response: device.register(options) } });
  return { device, id: post.id, oldToken: token, token: added.token, userHandle: userHandleOf(options) };
}
const userHandleOf = (options: Record<string, unknown>) => (options.user as { id: string }).id;
const newOptions = async () => (await api(startPasskeySignIn, { body: {} })).options;
const signIn = (response: ReturnType<ReturnType<typeof createAuthenticator>['use']>, role: 'seller' | 'customer') =>
  api(signInWithPasskey, { body: { role, response } });
const refusal = { code: 'passkey_refused', status: 400 };

describe('a passkey', () => {
  test('signs in without a password, replaces the token when it is added, and tells nothing of the account', async () => {
    const { device, id, token, oldToken, userHandle } = await enrol('phone@example.com');
    await expect(apiAs(oldToken)(getMe)).rejects.toMatchObject({ status: 401 });
    expect((await apiAs(token)(getSecurity)).security.passkeys).toMatchObject([{ name: 'Phone' }]);
    const signedIn = await signIn(device.use(await newOptions()), 'seller');
    expect(signedIn.post.id).toBe(id);
    expect(Buffer.from(userHandle, 'base64url')).toHaveLength(32);
    expect((await newOptions()).allowCredentials ?? []).toEqual([]);
  });

  test('of a customer does not open a seller account, and the other way round', async () => {
    const customer = await enrol('both@example.com', 'customer');
    const seller = await enrol('both@example.com', 'seller');
    expect(customer.userHandle).not.toBe(seller.userHandle);
    await expect(signIn(customer.device.use(await newOptions()), 'seller')).rejects.toMatchObject(refusal);
    await expect(signIn(seller.device.use(await newOptions()), 'customer')).rejects.toMatchObject(refusal);
    await signIn(customer.device.use(await newOptions()), 'customer');
  });

  test('is refused with a used, late or foreign challenge', async () => {
    const { device, token } = await enrol('replay@example.com');
    const answer = device.use(await newOptions());
    await signIn(answer, 'seller');
    await expect(signIn(answer, 'seller')).rejects.toMatchObject(refusal);
    const late = device.use(await newOptions());
    moment = new Date(moment.getTime() + 301_000);
    await expect(signIn(late, 'seller')).rejects.toMatchObject(refusal);
    const reauthentication = device.use((await apiAs(token)(startPasskeyReauthentication)).options);
    await expect(signIn(reauthentication, 'seller')).rejects.toMatchObject(refusal);
    await expect(signIn(device.use({ challenge: 'made-up', rpId: 'localhost' }), 'seller')).rejects.toMatchObject(
      refusal,
    );
  });

  test('is refused from another site, with another key, without finger or PIN, and as a copy', async () => {
    const { device } = await enrol('forged@example.com');
    await signIn(device.use(await newOptions()), 'seller');
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const forgeries = [
      { origin: 'https://evil.example' },
      { key: privateKey },
      { isUserVerified: false },
      { counter: 1 },
      { userHandle: 'somebody-else' },
    ];
    for (const forged of forgeries) {
      await expect(signIn(device.use(await newOptions(), forged), 'seller')).rejects.toMatchObject(refusal);
    }
    const elsewhere = { ...(await newOptions()), rpId: 'evil.example' };
    await expect(signIn(device.use(elsewhere), 'seller')).rejects.toMatchObject(refusal);
    await expect(signIn(createAuthenticator(origin).use(await newOptions()), 'seller')).rejects.toMatchObject(refusal);
  });

  test('is added with one’s own fresh reauthentication and challenge only', async () => {
    const [mine, theirs] = [await enrol('mine@example.com'), await enrol('theirs@example.com')];
    const { options } = await apiAs(theirs.token)(startPasskeyRegistration);
    const response = createAuthenticator(origin).register(options);
    await expect(apiAs(mine.token)(addPasskey, { body: { response } })).rejects.toMatchObject(refusal);
    const unverified = await apiAs(mine.token)(startPasskeyRegistration);
    const weak = createAuthenticator(origin).register(unverified.options, { isUserVerified: false });
    await expect(apiAs(mine.token)(addPasskey, { body: { response: weak } })).rejects.toMatchObject(refusal);
    await db.update(sessions).set({ reauthenticatedAt: null });
    await expect(apiAs(mine.token)(startPasskeyRegistration)).rejects.toMatchObject({
      code: 'reauthentication_required',
    });
    const foreign = theirs.device.use((await apiAs(mine.token)(startPasskeyReauthentication)).options);
    await expect(apiAs(mine.token)(reauthenticate, { body: { passkey: foreign } })).rejects.toMatchObject(refusal);
    const own = mine.device.use((await apiAs(mine.token)(startPasskeyReauthentication)).options);
    await apiAs(mine.token)(reauthenticate, { body: { passkey: own } });
    await apiAs(mine.token)(startPasskeyRegistration);
  });

  test('is renamed and removed, but not the last way in', async () => {
    const { token } = await enrol('rename@example.com');
    const id = (await apiAs(token)(getSecurity)).security.passkeys[0]?.id ?? '';
    await apiAs(token)(renamePasskey, { params: { id }, body: { name: 'Old phone' } });
    expect((await apiAs(token)(getSecurity)).security.passkeys[0]?.name).toBe('Old phone');
    await db.update(accounts).set({ passwordHash: null });
    await expect(apiAs(token)(removePasskey, { params: { id } })).rejects.toMatchObject({ code: 'last_auth_method' });
    await db.update(accounts).set({ passwordHash: 'some password' });
    const removed = await apiAs(token)(removePasskey, { params: { id } });
    expect((await apiAs(removed.token)(getSecurity)).security.passkeys).toEqual([]);
  });
});
