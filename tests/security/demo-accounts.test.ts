import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { apiBase } from '../../contracts/endpoint.ts';
import {
  getMe,
  listSessions,
  signInCustomer,
  signInSeller,
  signUpCustomer,
  signUpSeller,
} from '../../contracts/identity/accounts.ts';
import { signOut } from '../../contracts/identity/sign-out.ts';
import { listAddresses } from '../../contracts/ordering/addresses.ts';
import { checkout } from '../../contracts/ordering/checkout.ts';
import english from '../../data/messages/en/interface.json' with { type: 'json' };
import { accounts } from '../../server/schema/identity/accounts.ts';
import { withEmail } from '../support/identity/credentials.ts';
import { address } from '../support/ordering/orders.ts';
import { buildTestApp } from '../support/test-app.ts';

const open = await buildTestApp();
const { api, apiAs, db, server } = open;
const closed = await buildTestApp({ database: open.database, settings: { SNAPBAZAAR_DEMO: 'off' } });

async function newDemoAccount(email: string, signUp: typeof signUpSeller | typeof signUpCustomer = signUpSeller) {
  const { token, post } = await api(signUp, { body: withEmail(email) });
  await db
    .update(accounts)
    .set({ isDemo: true })
    .where(eq(accounts.id, Number(post.id)));
  return token;
}

describe('a shared demo account', () => {
  test('is refused calls that lock out, rename or reveal data of other visitors', async () => {
    const sellerToken = await newDemoAccount('shared@test.example');
    const customerToken = await newDemoAccount('shared-customer@test.example', signUpCustomer);
    const refused = server.endpoints.filter(({ refusesDemo }) => refusesDemo);
    expect(refused.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
      'DELETE /customer/addresses/:id',
      'DELETE /user/identities/:id',
      'DELETE /user/passkeys/:id',
      'DELETE /user/sessions',
      'DELETE /user/sessions/:id',
      'DELETE /user/two-factor',
      'GET /user/data',
      'POST /customer/addresses',
      'POST /user/close',
      'POST /user/contacts/verify',
      'POST /user/contacts/verify/request',
      'POST /user/identities',
      'POST /user/identities/challenge',
      'POST /user/identities/start',
      'POST /user/other-account',
      'POST /user/passkeys',
      'POST /user/passkeys/:id',
      'POST /user/passkeys/options',
      'POST /user/password',
      'POST /user/profile',
      'POST /user/push-subscriptions',
      'POST /user/reauthentication/mail',
      'POST /user/two-factor',
      'POST /user/two-factor/confirm',
      'POST /user/two-factor/recovery-codes',
      'POST /user/wallet/payout-account',
      'PUT /customer/addresses/:id',
      'PUT /user/currency',
      'PUT /user/notification-choices',
      'PUT /user/payment-methods',
      'PUT /user/tax',
    ]);
    for (const { method, path } of refused) {
      const url = `${apiBase}${path.replace(':id', '1')}`;
      const token = path.startsWith('/customer/') ? customerToken : sellerToken;
      const answer = await server.inject({ method, url, headers: { authorization: token } });
      expect(answer.statusCode, path).toBe(403);
      expect(answer.json().message, path).toBe(english.errors.not_for_demo);
    }
  });

  test('orders to its own saved address only, so that no visitor leaves an address for the next', async () => {
    const token = await newDemoAccount('demo-buyer@test.example', signUpCustomer);
    await db.update(accounts).set({ emailVerifiedAt: new Date() }).where(eq(accounts.email, 'demo-buyer@test.example'));
    const lines = [{ product_id: '1', units: 1 }];
    const body = { key: 'checkout-of-a-visitor', payment_method: 'card', lines } as const;
    const refused = { code: 'not_for_demo', message: english.errors.demo_address };
    for (const save_address of [false, true]) {
      await expect(apiAs(token)(checkout, { body: { ...body, address, save_address } })).rejects.toMatchObject(refused);
    }
    expect((await apiAs(token)(listAddresses)).addresses).toEqual([]);
    await expect(apiAs(token)(checkout, { body: { ...body, address_id: '1' } })).rejects.toMatchObject({
      code: 'address_not_found',
    });
  });

  test('lists only the current session, and can end it', async () => {
    const first = await newDemoAccount('two-visitors@test.example');
    const { token } = await api(signInSeller, { body: withEmail('two-visitors@test.example') });
    expect((await apiAs(token)(listSessions)).sessions).toMatchObject([{ is_current: true }]);
    await apiAs(token)(signOut);
    await apiAs(first)(getMe);
  });

  test('cannot be used while the demo is off, neither by password nor by an earlier session', async () => {
    const token = await newDemoAccount('still-there@test.example');
    const answer = closed.api(signInSeller, { body: withEmail('still-there@test.example') });
    await expect(answer).rejects.toMatchObject({ status: 401, message: english.errors.wrong_credentials });
    await expect(closed.apiAs(token)(getMe)).rejects.toMatchObject({ status: 401 });
    await apiAs(token)(getMe);
  });

  test('does not affect other accounts while the demo is off', async () => {
    const body = withEmail('customer-of-their-own@test.example');
    await closed.api(signUpCustomer, { body });
    await closed.apiAs((await closed.api(signInCustomer, { body })).token)(getMe);
  });
});
