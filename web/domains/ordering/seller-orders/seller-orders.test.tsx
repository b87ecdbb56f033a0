import { act } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OrderSummary } from '../../../../contracts/ordering/orders/orders.ts';
import { getOrderDocuments, shipOrder } from '../../../../contracts/ordering/orders/seller-orders.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { renderHook, renderPage } from '../../../../tests/support/render-hook.tsx';
import { waitText } from './need-cards.tsx';
import { paymentLine } from './order/payment-line.ts';
import type { OrderPage } from './order-query.ts';
import { SellerOrders } from './seller-orders.tsx';
import { useShipOrders } from './ship/use-ship-orders.ts';

const order = (id: string, change: Partial<OrderSummary> = {}): OrderSummary => ({
  id,
  number: `SB-${id}`,
  state: 'to_ship',
  payment_state: 'paid',
  payment_method: 'card',
  has_open_return: false,
  seller_id: '1',
  seller_name: 'Malee Studio',
  buyer_name: 'Mali S.',
  destination: 'Bangkok, TH',
  first_title: 'Paper lantern',
  first_units: 2,
  more_products: 0,
  image: null,
  units: 2,
  currency: 'USD',
  total_cents: 4150,
  placed_at: '2026-11-15T09:00:00.000Z',
  due_at: null,
  ...change,
});

const page = (orders: OrderSummary[]): OrderPage => ({
  status: 1,
  message: '',
  message_key: 'ordersFound',
  orders,
  next_cursor: null,
  counts: { to_ship: 100, awaiting_payment: 2, on_the_way: 0, returns: 1, closed: 0 },
  oldest_to_ship_at: '2026-11-15T09:00:00.000Z',
  next_return_answer_by: '2026-11-18T09:00:00.000Z',
});

let network: ReturnType<typeof fakeApi>;
beforeEach(() => {
  network = fakeApi();
});

describe('the list of orders', () => {
  test('counts what needs doing, and ships only those of the chosen orders that can be shipped', async () => {
    const orders = [order('1042'), order('1041', { state: 'shipped' })];
    const { place } = await renderPage(
      <SellerOrders query={{ bucket: undefined, q: '' }} page={page(orders)} onSearch={() => undefined} />,
    );
    expect(place.textContent).toContain('To ship100+');
    expect(place.textContent).toContain('answer by 18 Nov');
    expect(place.textContent).toContain('Paper lantern\u00a0×\u00a02SB-1042\u00a0· Mali S.\u00a0· Bangkok, TH');
    const button = (name: string) => [...place.querySelectorAll('button')].find((one) => one.textContent === name);
    expect(button('Mark as shipped')?.disabled).toBe(true);
    for (const box of place.querySelectorAll<HTMLInputElement>('[type=checkbox]')) await act(async () => box.click());
    expect(button('Mark 1 as shipped')?.disabled).toBe(false);
    expect(button('Packing slips')?.disabled).toBe(false);
  });

  test('prints labels of those of the chosen orders that are to be sent or on their way', async () => {
    const orders = [order('1042'), order('1041', { state: 'shipped' }), order('1040', { state: 'completed' })];
    const { place } = await renderPage(
      <SellerOrders query={{ bucket: undefined, q: '' }} page={page(orders)} onSearch={() => undefined} />,
    );
    const labels = [...place.querySelectorAll('button')].find((one) => one.textContent === 'Labels');
    const boxes = [...place.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
    await act(async () => boxes.at(-1)?.click());
    expect(labels?.disabled).toBe(true);
    for (const box of boxes.slice(0, 2)) await act(async () => box.click());
    network.answer(getOrderDocuments, { http: 429, message: 'Later.' });
    await act(async () => labels?.click());
    expect(network.callsOf(getOrderDocuments)[0]?.body).toMatchObject({ ids: ['1042', '1041'], type: 'label' });
  });

  test('counts the units of the first product and the other products of an order', async () => {
    const orders = [order('1042', { first_units: 1, more_products: 2, units: 5 })];
    const { place } = await renderPage(
      <SellerOrders query={{ bucket: undefined, q: '' }} page={page(orders)} onSearch={() => undefined} />,
    );
    expect(place.querySelector('h2 a')?.textContent).toBe('Paper lantern and 2 more products');
  });

  test('tells how long the oldest order waits', () => {
    const now = Date.parse('2026-11-16T07:00:00.000Z');
    expect(waitText('2026-11-16T06:30:30.000Z', now)).toBe('oldest waits 29 min');
    expect(waitText('2026-11-15T09:00:00.000Z', now)).toBe('oldest waits 22 h');
    expect(waitText('2026-11-13T09:00:00.000Z', now)).toBe('oldest waits 2 days');
    expect(waitText('2026-11-16T07:00:05.000Z', now)).toBe('oldest waits 0 min');
  });

  test('tells where the money of an order is', () => {
    expect(paymentLine(order('1'))).toBe('Paid, held');
    expect(paymentLine(order('1', { state: 'completed' }))).toBe('Released to wallet');
    const cash = { payment_method: 'cash_on_delivery', payment_state: 'unpaid' } as const;
    expect(paymentLine(order('1', cash))).toBe('Cash on delivery');
    expect(paymentLine(order('1', { ...cash, state: 'cancelled' }))).toBe('Cash on delivery, not paid');
    const transfer = { payment_method: 'promptpay', state: 'awaiting_payment' } as const;
    expect(paymentLine(order('1', { ...transfer, payment_state: 'claimed' }))).toBe('PromptPay, confirm');
    expect(paymentLine(order('1', { ...transfer, payment_state: 'paid' }))).toBe('PromptPay, paid to you');
    expect(paymentLine(order('1', { ...transfer, payment_state: 'claimed', state: 'cancelled' }))).toBe(
      'PromptPay, pay back if received',
    );
  });
});

describe('shipping several orders', () => {
  test('keeps a refused order with its reason, and repeats a lost one under the same key', async () => {
    const chosen = [order('1'), order('2'), order('3')];
    network.answer(shipOrder, { order: {} }, { id: '1' });
    network.answer(shipOrder, { http: 409, message: 'Changed.', message_key: 'order_changed' }, { id: '2' });
    const { result } = await renderHook(useShipOrders, chosen);
    const ship = () =>
      act(() =>
        result.current.ship('thailand-post', (id) => ({ tracking_number: `EX12345678${id}TH`, tracking_url: '' })),
      );

    expect(await ship()).toMatchObject({ shipped: 1, isDone: false, error: { name: 'Unreachable' } });
    expect(result.current.orders.map(({ id }) => id)).toEqual(['2', '3']);
    expect(network.callsOf(shipOrder, { id: '1' })[0]?.body).toMatchObject({ tracking_number: 'EX123456781TH' });

    network.answer(shipOrder, { order: {} }, { id: '3' });
    expect(await ship()).toMatchObject({ shipped: 1, isDone: false, error: null });
    expect(Object.keys(result.current.refusals)).toEqual(['2']);
    expect(result.current.orders.map(({ id }) => id)).toEqual(['2']);
    const [first, second] = network.callsOf(shipOrder, { id: '3' }).map(({ body }) => (body as { key: string }).key);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
    expect(network.callsOf(shipOrder, { id: '1' })).toHaveLength(1);
  });
});
