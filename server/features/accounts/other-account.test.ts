import { describe, expect, test } from 'vitest';
import {
  getMe,
  listSessions,
  signInCustomer,
  signInSeller,
  signUpCustomer,
  signUpSeller,
} from '../../../contracts/accounts.ts';
import { listFavoriteIds } from '../../../contracts/favorites.ts';
import { openOtherAccount } from '../../../contracts/other-account.ts';
import { listOwnListings } from '../../../contracts/storefront.ts';
import { withEmail } from '../../../tests/support/credentials.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';

const { api, apiAs } = await buildTestApp();
const password = 'papaya salad 7';
const proof = { body: { current_password: password } };

describe('opening the account of the other kind', () => {
  test('leads a customer to a seller account with the same email and password, and ends the session used', async () => {
    const { token, post } = await api(signUpCustomer, { body: withEmail('malee@example.com', password) });
    const answer = await apiAs(token)(openOtherAccount, proof);
    expect(answer).toMatchObject({ user_type: 'seller', post: { email: 'malee@example.com', name: post.name } });
    expect((await apiAs(answer.token)(listOwnListings, { body: {} })).listings).toEqual([]);
    await expect(apiAs(token)(getMe)).rejects.toMatchObject({ status: 401 });
    await api(signInSeller, { body: withEmail('malee@example.com', password) });
    await api(signInCustomer, { body: withEmail('malee@example.com', password) });
  });

  test('leads a seller to a customer account, also by phone', async () => {
    const body = { login_type: 'phone' as const, phone: '+66812345678', password };
    const { token } = await api(signUpSeller, { body });
    const answer = await apiAs(token)(openOtherAccount, proof);
    expect(answer).toMatchObject({ user_type: 'customer', post: { phone: '+66812345678' } });
    expect((await apiAs(answer.token)(listFavoriteIds)).ids).toEqual([]);
  });

  test('keeps the kinds apart: the token of either is refused on the other’s calls', async () => {
    const customer = await api(signUpCustomer, { body: withEmail('apart@example.com', password) });
    await expect(apiAs(customer.token)(listOwnListings, { body: {} })).rejects.toMatchObject({ status: 403 });
    const seller = await apiAs(customer.token)(openOtherAccount, proof);
    await expect(apiAs(seller.token)(listFavoriteIds)).rejects.toMatchObject({ status: 403 });
  });

  test('needs the password, and a wrong one opens nothing', async () => {
    const { token } = await api(signUpCustomer, { body: withEmail('guess@example.com', password) });
    await expect(apiAs(token)(openOtherAccount, { body: { current_password: 'mango salad 7' } })).rejects.toMatchObject(
      { status: 400, code: 'wrong_password' },
    );
    const seller = api(signInSeller, { body: withEmail('guess@example.com', password) });
    await expect(seller).rejects.toMatchObject({ status: 401 });
    expect((await apiAs(token)(listSessions)).sessions).toHaveLength(1);
  });

  test('enters an account that exists with the same password', async () => {
    const seller = await api(signUpSeller, { body: withEmail('both@example.com', password) });
    const { token } = await api(signUpCustomer, { body: withEmail('both@example.com', password) });
    const entered = await apiAs(token)(openOtherAccount, proof);
    expect(entered.post.id).toBe(seller.post.id);
  });

  test('does not enter an account that exists with another password', async () => {
    await api(signUpSeller, { body: withEmail('theirs@example.com', 'durian for two 9') });
    const { token } = await api(signUpCustomer, { body: withEmail('theirs@example.com', password) });
    await expect(apiAs(token)(openOtherAccount, proof)).rejects.toMatchObject({
      status: 409,
      message: 'There is a seller account with your email and another password. Please log out and sign in to it.',
    });
    await apiAs(token)(getMe);
  });
});
