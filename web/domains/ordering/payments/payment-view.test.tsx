import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Purchase } from '../../../../contracts/ordering/checkout.ts';
import { payPurchase } from '../../../../contracts/ordering/checkout.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { PaymentView } from './payment-view.tsx';

const order = {
  id: '7',
  number: 'SB-7',
  state: 'awaiting_payment',
  payment_state: 'unpaid',
  total_cents: 1300,
} as const;
const purchase = { status: 1, message: '', purchase_id: '5', orders: [order], state: 'pending' } as const;
const code = {
  ...{ order_id: '7', order_number: 'SB-7', seller_name: 'Malee Studio', method: 'promptpay', payload: '000201' },
  ...{ payee: '•••• 0001', currency: 'THB', amount_minor: 42_300, rate_date: '2026-11-16', is_claimed: false },
  expires_at: '2099-11-17T08:00:00.000Z',
} as const;
const shown = async (first: object) => (await renderPage(<PaymentView first={first as Purchase} />)).place;

let network: ReturnType<typeof fakeApi>;
beforeEach(() => {
  network = fakeApi();
});

describe('the page of a payment', () => {
  test('says that a card without an answer is being confirmed, and offers another', async () => {
    const payment = { type: 'card', purchase_id: '5', amount_cents: 1300, is_sandbox: true };
    const place = await shown({ ...purchase, payment });
    network.answer(payPurchase, { ...purchase, payment }, { id: '5' });
    await act(async () => place.querySelector('form')?.requestSubmit());
    expect(place.querySelector('[role=status]')?.textContent).toMatch(/is being confirmed/);
    await act(async () => place.querySelector('button')?.click());
    expect(place.querySelector('form')).not.toBeNull();
  });

  test('takes the focus to the code of the bank, back to the card, and to the outcome, and announces each', async () => {
    const payment = { type: 'card', purchase_id: '5', amount_cents: 1300, is_sandbox: true };
    const place = await shown({ ...purchase, payment });
    const submit = () => act(async () => place.querySelector('form')?.requestSubmit());
    const status = () => place.querySelector('[role=status]')?.textContent;
    expect(status()).toBe('');

    network.answer(payPurchase, { ...purchase, payment, state: 'two_factor' }, { id: '5' });
    await submit();
    expect(document.activeElement).toBe(place.querySelector('[name=code]'));
    expect(status()).toMatch(/code/i);
    const back = [...place.querySelectorAll('button')].find(({ type }) => type === 'button');
    await act(async () => back?.click());
    expect(document.activeElement).toBe(place.querySelector('form input'));
    expect(place.querySelector('[name=code]')).toBeNull();

    network.answer(payPurchase, { ...purchase, payment, state: 'paid' }, { id: '5' });
    await submit();
    expect(document.activeElement).toBe(place.querySelector('[role=status]'));
    expect(status()).toMatch(/paid|thank/i);
  });

  test('names the seller and the order of each transfer', async () => {
    const other = { ...code, order_id: '8', order_number: 'SB-8', seller_name: 'Nok' };
    const place = await shown({ ...purchase, payment: { type: 'qr', codes: [code, other] } });
    expect(place.textContent).toContain('Malee Studio · SB-7');
    expect(place.textContent).toContain('Nok · SB-8');
  });

  test('says that a part is paid when the card was and a transfer is left', async () => {
    const orders = [{ ...order, id: '6', state: 'to_ship', payment_state: 'paid' }, order];
    const place = await shown({ ...purchase, orders, payment: { type: 'qr', codes: [code] } });
    expect(place.querySelector('[role=status]')?.textContent).toMatch(/^Part of this purchase is paid/);
  });

  test('does not ask again for a transfer that the buyer has reported', async () => {
    const orders = [{ ...order, id: '6', payment_state: 'paid' }, order];
    const place = await shown({ ...purchase, orders, payment: { type: 'qr', codes: [{ ...code, is_claimed: true }] } });
    expect(place.textContent).not.toContain('left to pay');
    expect(place.textContent).toContain('The seller was told.');
    expect(place.querySelector('form, [role=timer], [role=img]')).toBeNull();
  });

  test('of a cancelled purchase says that nothing was charged only where nothing was', async () => {
    const cancelled = { ...purchase, state: 'cancelled', payment: { type: 'none' } };
    expect((await shown(cancelled)).textContent).toContain('Nothing was charged');
    const refunded = { ...cancelled, orders: [{ ...order, payment_state: 'refunded' }] };
    expect((await shown(refunded)).textContent).not.toContain('Nothing was charged');
  });
});
