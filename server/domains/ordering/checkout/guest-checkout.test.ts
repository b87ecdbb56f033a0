import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { continueAsGuest, signUpCustomer } from '../../../../contracts/identity/accounts.ts';
import { checkout } from '../../../../contracts/ordering/checkout.ts';
import { getCustomerOrder } from '../../../../contracts/ordering/orders/customer-orders.ts';
import { address, ordering, password } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { accounts } from '../../../schema/identity/accounts.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { api, apiAs, db } = app;
const { newSeller, newKey } = ordering(app);

const mailsTo = async (recipient: string) =>
  (await db.select({ template: mails.template }).from(mails).where(eq(mails.recipient, recipient))).map(
    (mail) => mail.template,
  );

test('a guest buys with an email alone once the code proves it, and is told how to keep the order', async () => {
  const seller = await newSeller();
  const email = 'guest@buyer.example';
  const { token, post, user_type } = await api(continueAsGuest, { body: { email: ` ${email} ` } });
  expect([user_type, post.has_password]).toEqual(['customer', false]);
  await db
    .update(accounts)
    .set({ emailVerifiedAt: null })
    .where(eq(accounts.id, Number(post.id)));
  const call = apiAs(token);
  const order = async () => {
    const lines = [{ product_id: String((await seller.newProduct()).id), units: 1 }];
    return call(checkout, { body: { key: newKey(), address, payment_method: 'cash_on_delivery', lines } });
  };
  await expect(order()).rejects.toMatchObject({ code: 'contact_not_verified' });
  await db
    .update(accounts)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(accounts.id, Number(post.id)));
  const { orders } = await order();
  await order();
  expect((await mailsTo(email)).filter((template) => template === 'guest-order')).toHaveLength(1);
  const params = { id: orders[0]?.id ?? '' };
  expect((await call(getCustomerOrder, { params, body: {} })).order.state).toBe('to_ship');
  const { token: stranger } = await api(continueAsGuest, { body: { email: 'other@buyer.example' } });
  const seen = apiAs(stranger)(getCustomerOrder, { params, body: {} });
  await expect(seen).rejects.toMatchObject({ code: 'order_not_found' });
  await expect(api(continueAsGuest, { body: { email } })).rejects.toMatchObject({ code: 'email_taken' });
});

test('an email that has a verified account, or is none, does not become a guest', async () => {
  const email = 'known@buyer.example';
  const { post } = await api(signUpCustomer, { body: { login_type: 'email', email, password } });
  await db
    .update(accounts)
    .set({ emailVerifiedAt: new Date() })
    .where(eq(accounts.id, Number(post.id)));
  await expect(api(continueAsGuest, { body: { email } })).rejects.toMatchObject({ code: 'email_taken' });
  for (const wrong of ['', 'mali', 'mali@']) {
    await expect(api(continueAsGuest, { body: { email: wrong } })).rejects.toMatchObject({ code: 'bad_input' });
  }
});
