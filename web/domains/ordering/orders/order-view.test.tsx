import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { confirmReceipt } from '../../../../contracts/ordering/orders/customer-orders.ts';
import type { Order } from '../../../../contracts/ordering/orders/orders.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../tests/support/render-hook.tsx';
import { OrderView } from './order-view.tsx';

// The test DOM has no modal dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
});

const shipped = {
  id: '36',
  number: 'SB-1036',
  state: 'shipped',
  payment_state: 'paid',
  payment_method: 'card',
  has_open_return: false,
  seller_id: '3',
  seller_name: 'Malee Studio',
  currency: 'USD',
  total_cents: 5790,
  items_cents: 5630,
  delivery_cents: 160,
  refunded_cents: 0,
  disputed_cents: 0,
  evidence_due_at: null,
  payback_cents: 0,
  tax: null,
  paybacks: [],
  cancels_at: null,
  purchase_id: '12',
  local: null,
  address: null,
  note: '',
  lines: [],
  returns: [],
  parcels: [
    {
      id: '5',
      carrier_name: 'Thailand Post',
      tracking_number: 'EX1',
      tracking_url: null,
      line_ids: [],
      shipped_at: '2026-11-15T08:05:00.000Z',
    },
  ],
  events: [
    { event: 'placed', at: '2026-11-14T09:12:00.000Z', by: 'buyer', detail: {} },
    { event: 'paid', at: '2026-11-14T09:13:00.000Z', by: 'platform', detail: { amount_cents: 5790 } },
    { event: 'shipped', at: '2026-11-15T08:05:00.000Z', by: 'seller', detail: { parcel_id: '5' } },
    { event: 'something_new', at: '2026-11-15T08:06:00.000Z', by: 'platform', detail: {} },
  ],
  return_days: 14,
  return_until: null,
  can_withdraw: false,
  expected_from: '2026-11-18T00:00:00.000Z',
  expected_to: '2026-11-20T00:00:00.000Z',
  actions: ['confirm-receipt', 'receipt'],
} as unknown as Order;

let network: ReturnType<typeof fakeApi>;
beforeEach(() => {
  network = fakeApi();
});

const buttonsOf = (place: HTMLElement) => [...place.querySelectorAll('button')];
const press = (place: HTMLElement, text: string) =>
  act(async () =>
    buttonsOf(place)
      .findLast((button) => button.textContent === text)
      ?.click(),
  );

describe('an order of a customer', () => {
  test('tells what happened and what is expected, also of an event that the page does not know', async () => {
    const { place } = await renderPage(<OrderView first={shipped} />);
    const steps = [...place.querySelectorAll('ol > li')].map((step) => step.textContent ?? '');
    expect(steps).toHaveLength(6);
    expect(steps[1]).toMatch(/^Paid .*Held by Snapbazaar until you have it$/);
    expect(steps[2]).toMatch(/^Shipped .*Thailand Post EX1$/);
    expect(steps[3]).toMatch(/^The order was updated/);
    expect(steps[4]).toBe('Expected at your door 18–20 Nov');
    expect(steps[5]).toMatch(/^Paid to the seller/);
  });

  test('offers what the server allows, asks before receipt is confirmed, and then shows the new state', async () => {
    const { place } = await renderPage(<OrderView first={shipped} />);
    const labels = buttonsOf(place).map((button) => button.textContent);
    expect(labels).toContain('Confirm receipt');
    expect(labels).not.toContain('Request a return');
    expect(labels).not.toContain('Cancel the order');
    network.answer(
      confirmReceipt,
      { order: { ...shipped, state: 'delivered', actions: ['request-return'] } },
      { id: '36' },
    );
    await press(place, 'Confirm receipt');
    await act(async () => void (await import('./forms/order-dialog.tsx')));
    expect(network.callsOf(confirmReceipt, { id: '36' })).toEqual([]);
    await act(async () => place.querySelector<HTMLFormElement>('dialog form')?.requestSubmit());
    expect(place.querySelector('[role=status]')?.textContent).toBe('Delivered');
    expect(buttonsOf(place).map((button) => button.textContent)).toContain('Request a return');
  });

  test.each([
    ['card', /; after that the seller is paid\.$/],
    ['promptpay', /request a return within 14 days\.$/],
  ] as const)('paid by %s says truly when its seller is paid', async (payment_method, text) => {
    const { place } = await renderPage(<OrderView first={{ ...shipped, payment_method }} />);
    await press(place, 'Confirm receipt');
    await act(async () => void (await import('./forms/order-dialog.tsx')));
    expect(place.querySelector('dialog form p')?.textContent).toMatch(text);
  });

  test.each([
    ['cancelled', 'unpaid', 'card', 'Card'],
    ['awaiting_payment', 'claimed', 'promptpay', 'PromptPay'],
    [
      ...(['cancelled', 'claimed', 'promptpay'] as const),
      'You told the seller that you paid by transfer. If the money has arrived, the seller pays it back to you.',
    ],
    ['awaiting_payment', 'unpaid', 'card', 'To pay with Card'],
    ['cancelled', 'refunded', 'card', 'Paid with Card'],
  ] as const)('that is %s and %s by %s says “%s”', async (state, payment_state, payment_method, line) => {
    const { place } = await renderPage(<OrderView first={{ ...shipped, state, payment_state, payment_method }} />);
    expect([...place.querySelectorAll('p')].map(({ textContent }) => textContent)).toContain(line);
  });

  test('shows a refund below the total from which it is not taken', async () => {
    const { place } = await renderPage(<OrderView first={{ ...shipped, refunded_cents: 790 }} />);
    const terms = [...place.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(terms.indexOf('Refunded')).toBe(terms.indexOf('Total') + 1);
  });

  test.each([
    ['unpaid', 'card', /^You have not paid yet/],
    ['claimed', 'promptpay', /^You paid the seller directly/],
    ['unpaid', 'promptpay', /^Nothing was charged/],
    ['paid', 'card', /goes back to you the way you paid/],
  ] as const)('that is %s by %s says on cancelling who pays back', async (payment_state, payment_method, sentence) => {
    const first = { ...shipped, payment_state, payment_method, actions: ['cancel'] } as Order;
    const { place } = await renderPage(<OrderView first={first} />);
    await press(place, 'Cancel the order');
    await act(async () => void (await import('./forms/order-dialog.tsx')));
    expect(place.querySelector('dialog form p')?.textContent).toMatch(sentence);
  });
});
