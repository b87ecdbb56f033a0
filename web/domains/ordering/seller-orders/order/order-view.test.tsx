import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Order, OrderLine } from '../../../../../contracts/ordering/orders/orders.ts';
import { declineOrder, shipOrder } from '../../../../../contracts/ordering/orders/seller-orders.ts';
import { fakeApi } from '../../../../../tests/support/fake-api.ts';
import { renderPage } from '../../../../../tests/support/render-hook.tsx';
import { loadCountryNames } from '../../../../lib/country/country-names.ts';
import { OrderView } from './order-view.tsx';

const line = (id: string, original_title: string): OrderLine => ({
  id,
  product_id: '7',
  ...{ variant_id: null, variant: '', sku: '' },
  title: 'In the buyer’s language',
  original_title,
  image: null,
  units: 1,
  unit_price_cents: 1000,
  total_cents: 1000,
  state: 'open',
  can_review: false,
  review: null,
});

const order: Order = {
  id: '1042',
  number: 'SB-1042',
  state: 'to_ship',
  payment_state: 'paid',
  payment_method: 'card',
  has_open_return: false,
  seller_id: '1',
  seller_name: 'Malee Studio',
  buyer_name: 'Mali S.',
  destination: 'Bangkok, Thailand',
  first_title: 'Lantern',
  first_units: 1,
  more_products: 1,
  image: null,
  units: 2,
  total_cents: 2160,
  placed_at: '2026-11-15T09:00:00.000Z',
  due_at: '2026-11-17T09:00:00.000Z',
  purchase_id: '1000',
  lines: [line('1', 'Lantern'), line('2', 'Kettle')],
  currency: 'USD',
  items_cents: 2000,
  delivery_cents: 160,
  refunded_cents: 0,
  disputed_cents: 0,
  evidence_due_at: null,
  payback_cents: 0,
  tax: null,
  paybacks: [],
  cancels_at: null,
  commission_cents: 108,
  commission_tax_cents: 0,
  commission_tax: null,
  local: { currency: 'THB', amount_minor: 70_000, rate: 35, rate_date: '2026-11-12' },
  address: {
    name: 'Mali Srisuk',
    phone: '+66812345678',
    country: 'TH',
    postal_code: '10110',
    region: 'Bangkok',
    city: 'Watthana',
    district: '',
    line1: '12/5 Soi Sukhumvit 31',
    line2: '',
  },
  note: 'Please ring twice.',
  parcels: [],
  returns: [],
  events: [
    { event: 'placed', at: '2026-11-15T09:00:00.000Z', by: 'buyer', detail: {} },
    { event: 'an event of tomorrow', at: '2026-11-15T09:01:00.000Z', by: 'platform', detail: { amount_cents: 2160 } },
  ],
  return_days: 7,
  return_until: null,
  can_withdraw: false,
  expected_from: null,
  expected_to: null,
  actions: ['ship', 'decline'],
  payment_claim: null,
};

let network: ReturnType<typeof fakeApi>;
beforeEach(async () => {
  network = fakeApi();
  await loadCountryNames();
});

async function open(shown: Order = order) {
  const { place, load } = await renderPage(<OrderView order={shown} />);
  const press = (name: string) =>
    act(async () => [...place.querySelectorAll('button')].find((one) => one.textContent === name)?.click());
  const openDialog = async (name: string) => {
    // Loaded before, so that the page finds it at once.
    await import('../dialogs/order-dialog.tsx');
    await press(name);
    await act(() => vi.dynamicImportSettled());
  };
  const submit = () => act(async () => place.querySelector<HTMLFormElement>('dialog form')?.requestSubmit());
  return { place, load, press, openDialog, submit };
}

describe('an order of a seller', () => {
  test('shows what was ordered as the seller wrote it, where it goes, what it brings and what happened', async () => {
    const { place } = await open();
    const text = place.textContent ?? '';
    expect(text).toContain('Lantern');
    expect(text).not.toContain('In the buyer’s language');
    expect(text).toContain('Mali Srisuk12/5 Soi Sukhumvit 31WatthanaBangkok 10110Thailand');
    expect(text).toContain('Please ring twice.');
    // The buyer's currency stands under the total, which it converts, and under no other sum.
    expect(text).toContain('Total$ 21.60฿700.00 at the rate of 12 Nov 2026Commission-$ 1.08You receive$ 20.52');
    expect(text).toContain('Order changed');
  });

  test('says that a return waits, and when it should have been sent', async () => {
    const isLate = { due_at: '2020-11-17T09:00:00.000Z' };
    expect((await open({ ...order, ...isLate })).place.textContent).toMatch(/should have been sent by 17 Nov 2020/);
    const returned = { state: 'delivered', has_open_return: true, due_at: null } as const;
    expect((await open({ ...order, ...returned, actions: ['accept-return'] })).place.textContent).toContain(
      'A return waits for you.',
    );
  });

  test('asks to pay back a transfer that the buyer reported before the order was cancelled', async () => {
    const cancelled = { state: 'cancelled', payment_method: 'promptpay', due_at: null } as const;
    const text = (await open({ ...order, ...cancelled, payment_state: 'claimed', actions: [] })).place.textContent;
    expect(text).toContain('The buyer says they paid. If the money has arrived, please pay it back.');
    expect(text).not.toContain('There is nothing to do now.');
    const unpaid = await open({ ...order, ...cancelled, payment_state: 'unpaid', actions: [] });
    expect(unpaid.place.textContent).toContain('There is nothing to do now.');
  });

  test.each([
    ['card', 'When they have arrived, $ 10.00 is refunded.'],
    ['promptpay', 'you pay $ 10.00 back, because the buyer paid you directly.'],
  ] as const)('paid by %s says who pays a return back, before it is accepted', async (payment_method, text) => {
    const asked = { id: '9', state: 'requested', refund_cents: 1000, line_ids: ['1'], reason: '', photos: [] };
    const returns = [asked] as unknown as Order['returns'];
    const { place, openDialog } = await open({
      ...{ ...order, payment_method, returns, payment_state: 'paid', state: 'delivered', has_open_return: true },
      actions: ['accept-return'],
    });
    await openDialog('Accept');
    expect(place.querySelector('dialog form')?.textContent).toContain(text);
  });

  test('says why the address is gone, and offers only what can be done now', async () => {
    const { place } = await open({ ...order, state: 'completed', address: null, actions: ['refund'] });
    expect(place.textContent).toContain('The address is no longer shown');
    const names = [...place.querySelectorAll('button')].map(({ textContent }) => textContent);
    expect(names).toEqual(['Refund as goodwill', 'Packing slip', 'Invoice']);
  });

  test('is shipped in part, with the chosen lines in one parcel', async () => {
    network.answer(shipOrder, { order }, { id: '1042' });
    const { place, load, openDialog, submit } = await open();
    await openDialog('Mark as shipped');
    const [, kettle] = place.querySelectorAll<HTMLInputElement>('dialog [name=lines]');
    await act(async () => kettle?.click());
    await submit();
    expect(network.callsOf(shipOrder, { id: '1042' })[0]?.body).toMatchObject({ line_ids: ['1'], tracking_number: '' });
    expect(load).toHaveBeenCalledOnce();
  });

  test('is declined by line with a reason, after the refund was told; a changed order is loaded anew', async () => {
    const changed = { http: 409, code: 'order_changed', message_key: 'order_changed', message: 'Changed.' };
    network.answer(declineOrder, changed, { id: '1042' });
    const { place, load, openDialog, submit } = await open();
    await openDialog('Decline');
    await submit();
    expect(place.textContent).toContain('Please choose at least one line.');
    expect(place.textContent).toContain('Please give a reason.');
    await act(async () => place.querySelector<HTMLInputElement>('dialog [name=lines]')?.click());
    expect(place.textContent).toContain('$ 10.00 for these goods goes back to the buyer.');
    const reason = place.querySelector<HTMLTextAreaElement>('dialog [name=reason]');
    if (reason) reason.value = 'Broken on the shelf';
    await submit();
    expect(network.callsOf(declineOrder, { id: '1042' })[0]?.body).toMatchObject({
      line_ids: ['1'],
      reason: 'Broken on the shelf',
    });
    expect(load).toHaveBeenCalledOnce();
  });
});
