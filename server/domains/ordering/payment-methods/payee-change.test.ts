import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { getPurchase } from '../../../../contracts/ordering/checkout.ts';
import { putPaymentMethods } from '../../../../contracts/ordering/payments/payment-methods.ts';
import { ordering, password } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { mails } from '../../../schema/communication/mails.ts';
import { sessions } from '../../../schema/identity/accounts.ts';
import { accountEvents } from '../../../schema/identity/sign-in.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { db } = app;
const { newSeller, newBuyer } = ordering(app);

test('an old session alone turns no payments to another account; the password does, and the owner hears of it', async () => {
  const [seller, buyer] = [await newSeller(), await newBuyer()];
  const placed = await buyer.order([{ product: await seller.newProduct() }], { method: 'promptpay' });
  const before = placed.payment;
  await db.update(sessions).set({ reauthenticatedAt: null }).where(eq(sessions.accountId, seller.id));
  const put = (body: object) => seller.call(putPaymentMethods, { body: { cash_on_delivery: true, ...body } });
  for (const stolen of [
    { promptpay_id: '0898765432' },
    { promptpay_id: '' },
    { vietqr_bank: '970436', vietqr_account: '0011001234' },
    { paynow_id: '91234567' },
    { promptpay_id: '0898765432', current_password: 'wrong one 5' },
  ]) {
    await expect(put(stolen)).rejects.toMatchObject({ code: /reauthentication_required|wrong_password/ });
  }
  // What is no payee, and the same payee again, need no proof.
  await put({ card: false, promptpay_id: '081-234-5678' });
  const historyOf = () => db.select().from(accountEvents).where(eq(accountEvents.accountId, seller.id));
  expect((await historyOf()).filter(({ type }) => type === 'payee-changed')).toEqual([]);
  await put({ promptpay_id: '0898765432', current_password: password });
  const history = (await historyOf()).filter(({ type }) => type === 'payee-changed');
  expect(history).toMatchObject([{ detail: expect.stringMatching(/^PromptPay •+ \d+$/) }]);
  const told = await db.select().from(mails).where(eq(mails.accountId, seller.id));
  expect(told.filter(({ parameters }) => parameters.change === 'payee-changed')).toHaveLength(1);
  const after = (await buyer.call(getPurchase, { params: { id: placed.purchase_id } })).payment;
  expect(after).toEqual(before);
  const next = await buyer.order([{ product: await seller.newProduct() }], { method: 'promptpay' });
  expect(JSON.stringify(next.payment)).not.toContain((before as { codes: { payload: string }[] }).codes[0]?.payload);
});
