import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  getMe,
  listSessions,
  signInCustomer,
  signInSeller,
  signUpCustomer,
  signUpSeller,
} from '../../../../contracts/identity/accounts.ts';
import { finishTwoFactor } from '../../../../contracts/identity/auth-methods.ts';
import { openOtherAccount } from '../../../../contracts/identity/other-account.ts';
import { confirmTwoFactor, startTwoFactor } from '../../../../contracts/identity/two-factor.ts';
import { listFavoriteIds } from '../../../../contracts/marketplace/favorites.ts';
import { listOwnListings } from '../../../../contracts/selling/my-listings.ts';
import { codeOfApp } from '../../../../tests/support/identity/authenticator-app.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { accounts } from '../../../schema/identity/accounts.ts';

const { api, apiAs, db } = await buildTestApp();
const password = 'papaya salad 7';
const confirmation = { body: { current_password: password } };

describe('opening the other account', () => {
  test('creates a seller account with the customer’s email and password, and ends the customer’s session', async () => {
    const { token } = await api(signUpCustomer, { body: withEmail('malee@example.com', password) });
    const answer = await apiAs(token)(openOtherAccount, confirmation);
    expect(answer).toMatchObject({ user_type: 'seller', post: { email: 'malee@example.com' } });
    expect((await apiAs(answer.token)(listOwnListings, { body: {} })).listings).toEqual([]);
    await expect(apiAs(token)(getMe)).rejects.toMatchObject({ status: 401 });
    await api(signInSeller, { body: withEmail('malee@example.com', password) });
    await api(signInCustomer, { body: withEmail('malee@example.com', password) });
  });

  test('carries the second step over, so that the password alone opens neither account', async () => {
    const { token } = await api(signUpCustomer, { body: withEmail('two-steps@example.com', password) });
    const { secret } = await apiAs(token)(startTwoFactor);
    const on = await apiAs(token)(confirmTwoFactor, { body: { code: codeOfApp(secret, new Date()) } });
    await apiAs(on.token)(openOtherAccount, confirmation);
    const refusal = await api(signInSeller, { body: withEmail('two-steps@example.com', password) }).catch(
      (error) => error,
    );
    expect(refusal).toMatchObject({ code: 'two_factor_required' });
    const [code = ''] = on.recovery_codes;
    const finished = await api(finishTwoFactor, { body: { challenge: refusal.challenge, code } });
    expect(finished).toMatchObject({ user_type: 'seller' });
    const again = await api(signInSeller, { body: withEmail('two-steps@example.com', password) }).catch(
      (error) => error,
    );
    const body = { challenge: again.challenge, code: codeOfApp(secret, new Date(), 1) };
    expect(await api(finishTwoFactor, { body })).toMatchObject({ user_type: 'seller' });
  });

  test('keeps a chosen name, and makes a new one where none was chosen', async () => {
    const named = await api(signUpCustomer, { body: withEmail('named@example.com', password) });
    const chosen = { name: 'Malee Studio', hasDefaultName: false };
    await db
      .update(accounts)
      .set(chosen)
      .where(eq(accounts.id, Number(named.post.id)));
    const shop = await apiAs(named.token)(openOtherAccount, confirmation);
    expect(shop.post).toMatchObject({ name: 'Malee Studio', has_default_name: false });
    const { token } = await api(signUpCustomer, { body: withEmail('unnamed@example.com', password) });
    const { post } = await apiAs(token)(openOtherAccount, confirmation);
    expect(post).toMatchObject({ name: expect.stringMatching(/^Seller [0-9A-F]{5}$/), has_default_name: true });
  });

  test('creates a customer account with a seller’s phone', async () => {
    const body = { login_type: 'phone' as const, phone: '+66812345678', password };
    const { token } = await api(signUpSeller, { body });
    const answer = await apiAs(token)(openOtherAccount, confirmation);
    expect(answer).toMatchObject({ user_type: 'customer', post: { phone: '+66812345678' } });
    expect((await apiAs(answer.token)(listFavoriteIds)).ids).toEqual([]);
  });

  test('returns a token that is refused on the calls of the other kind', async () => {
    const customer = await api(signUpCustomer, { body: withEmail('apart@example.com', password) });
    await expect(apiAs(customer.token)(listOwnListings, { body: {} })).rejects.toMatchObject({ status: 403 });
    const seller = await apiAs(customer.token)(openOtherAccount, confirmation);
    await expect(apiAs(seller.token)(listFavoriteIds)).rejects.toMatchObject({ status: 403 });
  });

  test('creates nothing with a wrong password', async () => {
    const { token } = await api(signUpCustomer, { body: withEmail('guess@example.com', password) });
    await expect(apiAs(token)(openOtherAccount, { body: { current_password: 'mango salad 7' } })).rejects.toMatchObject(
      { status: 400, code: 'wrong_password' },
    );
    const seller = api(signInSeller, { body: withEmail('guess@example.com', password) });
    await expect(seller).rejects.toMatchObject({ status: 401 });
    expect((await apiAs(token)(listSessions)).sessions).toHaveLength(1);
  });

  test('signs in to an existing account that has the same password', async () => {
    const seller = await api(signUpSeller, { body: withEmail('both@example.com', password) });
    const { token } = await api(signUpCustomer, { body: withEmail('both@example.com', password) });
    const signedIn = await apiAs(token)(openOtherAccount, confirmation);
    expect(signedIn.post.id).toBe(seller.post.id);
  });

  test('does not sign in to an existing account that has another password', async () => {
    await api(signUpSeller, { body: withEmail('theirs@example.com', 'durian for two 9') });
    const { token } = await api(signUpCustomer, { body: withEmail('theirs@example.com', password) });
    await expect(apiAs(token)(openOtherAccount, confirmation)).rejects.toMatchObject({
      status: 409,
      message: 'There is a seller account with your email and another password. Please log out and sign in to it.',
    });
    await apiAs(token)(getMe);
  });
});
