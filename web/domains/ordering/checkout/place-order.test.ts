import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { checkout } from '../../../../contracts/ordering/checkout.ts';
import { fakeApi } from '../../../../tests/support/fake-api.ts';
import { findUnansweredOrder, type OrderRequest, placeOrder } from './place-order.ts';

afterAll(() => void vi.resetModules());

const request: OrderRequest = { address_id: '4', payment_method: 'card', total_cents: 4900 };
const placed = { purchase_id: '12', orders: [], payment: { type: 'none' } };
let network: ReturnType<typeof fakeApi>;

beforeEach(() => {
  sessionStorage.clear();
  network = fakeApi();
});

const keys = () => network.callsOf(checkout).map(({ body }) => (body as { key: string }).key);

test('an order whose answer was lost is sent again with its key, also after a reload', async () => {
  await expect(placeOrder(request)).rejects.toThrow();
  const unanswered = findUnansweredOrder();
  expect(unanswered).toEqual(request);
  network.answer(checkout, placed);
  await placeOrder(unanswered as OrderRequest);
  const [first, second] = keys();
  expect(first).toMatch(/^[\w-]{8,64}$/);
  expect(second).toBe(first);
  expect(findUnansweredOrder()).toBeNull();
});

test('another order gets another key', async () => {
  await expect(placeOrder(request)).rejects.toThrow();
  network.answer(checkout, placed);
  await placeOrder({ ...request, total_cents: 5300 });
  await placeOrder({ ...request, total_cents: 5300 });
  expect(new Set(keys()).size).toBe(3);
});

test('a refusal ends the attempt, and an answer that something went wrong does not', async () => {
  network.answer(checkout, { http: 409, code: 'price_changed', message: 'A price has changed.' });
  await expect(placeOrder(request)).rejects.toThrow('A price has changed.');
  expect(findUnansweredOrder()).toBeNull();
  network.answer(checkout, { http: 503, code: 'payment_unavailable' });
  await expect(placeOrder(request)).rejects.toThrow();
  expect(findUnansweredOrder()).toEqual(request);
});
