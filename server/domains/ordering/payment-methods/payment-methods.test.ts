import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { getPaymentMethods, putPaymentMethods } from '../../../../contracts/ordering/payments/payment-methods.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { methodsTaken } from './methods-taken.service.ts';
import { payeeOf } from './payment-methods.service.ts';

const { api, apiAs, db } = await buildTestApp({
  settings: { COMMISSION_PERCENT: '7.5', COMMISSION_FIXED_CENTS: '30' },
});
let count = 0;
async function newSeller() {
  count += 1;
  const { token } = await api(signUpSeller, { body: withEmail(`paid-${count}@example.com`) });
  const as = apiAs(token);
  const put = async (body: z.input<typeof putPaymentMethods.body>) =>
    (await as(putPaymentMethods, { body })).payment_methods;
  return { as, put, get: async () => as(getPaymentMethods) };
}

describe('the payment methods of a seller', () => {
  test('are the card alone before anything is chosen, with the commission', async () => {
    const { get } = await newSeller();
    expect(await get()).toMatchObject({
      is_saved: false,
      payment_methods: {
        ...{ card: true, cash_on_delivery: false, promptpay: { is_on: false, masked: null }, paynow: { is_on: false } },
        ...{ vietqr: { is_on: false, bank: null }, commission_percent: 7.5, commission_fixed_cents: 30 },
        is_sandbox: true,
      },
    });
    expect(methodsTaken(null)).toEqual(['card']);
  });

  test('answer ids masked, keep what is omitted, and remove what is empty', async () => {
    const { put, get } = await newSeller();
    const first = await put({ promptpay_id: '081-234-5678', vietqr_bank: '970436', vietqr_account: '0011 0012 34' });
    expect(first.promptpay).toEqual({ is_on: true, masked: expect.stringMatching(/^•+ \d{1,4}$/) });
    expect(first.vietqr).toMatchObject({ is_on: true, bank: '970436' });
    expect(JSON.stringify(await get())).not.toMatch(/0812345678|0011001234/);
    const second = await put({ card: false, cash_on_delivery: true, vietqr_bank: '970436', paynow_id: '91234567' });
    expect(second).toMatchObject({ card: false, cash_on_delivery: true, promptpay: first.promptpay });
    expect([second.vietqr, second.paynow.is_on]).toEqual([first.vietqr, true]);
    const third = await put({ promptpay_id: '', vietqr_account: ' ', paynow_id: '' });
    expect([third.promptpay.is_on, third.vietqr, third.paynow.is_on]).toEqual([
      false,
      { is_on: false, bank: null, masked: null },
      false,
    ]);
  });

  test('are not changed at all when one id is wrong', async () => {
    const { put, get } = await newSeller();
    await put({ promptpay_id: '0812345678' });
    const before = await get();
    const wrong = [
      [{ promptpay_id: '12345' }, /Thai mobile number/],
      [{ paynow_id: '1234' }, /Singapore/],
      [{ vietqr_bank: '000000', vietqr_account: '12345678' }, /choose your bank/],
      [{ vietqr_bank: '970436' }, /account number/],
      [{ vietqr_bank: '970436', vietqr_account: "x'; drop" }, /account number/],
    ] as const;
    for (const [body, sentence] of wrong) {
      const refusal = { status: 400, message: expect.stringMatching(sentence) };
      await expect(put({ cash_on_delivery: true, ...body })).rejects.toMatchObject(refusal);
    }
    expect(await get()).toEqual(before);
  });

  test('give the account that a transfer goes to', () => {
    const none = { takesCard: false, takesCashOnDelivery: false, promptpayId: null, paynowId: null };
    const settings = { ...none, vietqrBank: '970436', vietqrAccount: '0011001234' };
    expect(payeeOf(settings, 'vietqr')).toEqual({ method: 'vietqr', bank: '970436', account: '0011001234' });
    expect(payeeOf(settings, 'promptpay')).toBeNull();
    expect(methodsTaken(settings)).toEqual(['vietqr']);
  });

  test('of a shared demo account cannot be changed', async () => {
    const { token } = await api(signUpSeller, { body: withEmail('demo-seller@example.com') });
    await db.execute(`update accounts set is_demo = true where email = 'demo-seller@example.com'`);
    await expect(apiAs(token)(putPaymentMethods, { body: {} })).rejects.toMatchObject({ code: 'not_for_demo' });
  });
});
