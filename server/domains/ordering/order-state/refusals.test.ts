import { describe, expect, test } from 'vitest';
import { dayMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import * as buyerCalls from '../../../../contracts/ordering/orders/customer-orders.ts';
import { orderStates } from '../../../../contracts/ordering/orders/order-states.ts';
import * as sellerCalls from '../../../../contracts/ordering/orders/seller-orders.ts';
import { ordering } from '../../../../tests/support/ordering/orders.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';
import { runTimeout } from '../orders/timeouts.service.ts';
import { findRefusal } from './refusals.ts';
import { transitions } from './transitions.ts';

const app = await buildTestApp({ settings: { ORDER_LIMIT: '100000' } });
const { newSeller, newBuyer, newKey } = ordering(app);
const seller = await newSeller();
const buyer = await newBuyer();
const generic = new AppError('order_changed').message;

const asked = transitions.filter(
  ({ event, by }) => event !== 'placed' && by.some((actor) => actor === 'buyer' || actor === 'seller'),
);

test.each(asked.map(({ event, from }) => [event, from] as const))(
  'the table of reasons says for %s in every state why it is refused, and nothing where it is possible',
  (event, from) => {
    for (const state of orderStates) {
      const isPossible = (from as readonly string[]).includes(state);
      expect([state, findRefusal(event, state) === null]).toEqual([state, isPossible]);
    }
  },
);

type State = (typeof orderStates)[number];

/** An order in a state, paid by card except where it waits for a payment. */
async function orderIn(state: State): Promise<{ id: string; purchaseId: string; lineId: string }> {
  const placed = await buyer.order([{ product: await seller.newProduct() }]);
  const id = placed.orders[0]?.id ?? '';
  const params = { id };
  if (state === 'cancelled') await buyer.call(buyerCalls.cancelOrder, { params, body: {} });
  const steps = orderStates.indexOf(state === 'cancelled' ? 'awaiting_payment' : state);
  if (steps >= 1) await buyer.pay(placed.purchase_id);
  const parcel = { key: newKey(), carrier: 'flash-express' };
  if (steps >= 2) await seller.call(sellerCalls.shipOrder, { params, body: parcel });
  if (steps >= 3) await seller.call(sellerCalls.markDelivered, { params, body: {} });
  const complete = { orderId: Number(id), timeout: 'complete' } as const;
  if (steps >= 4) await runTimeout(app.db, app, complete, new Date(Date.now() + 8 * dayMs));
  const { order } = await buyer.call(buyerCalls.getCustomerOrder, { params, body: {} });
  expect(order.state).toBe(state);
  return { id, purchaseId: placed.purchase_id, lineId: order.lines[0]?.id ?? '' };
}

describe.each(orderStates)('an order that is %s', (state) => {
  test('answers each action that it refuses with a sentence of its own', async () => {
    const { id, purchaseId, lineId } = await orderIn(state);
    const params = { id };
    const reason = 'Because';
    // Those that do something come last.
    const calls: Record<string, () => Promise<unknown>> = {
      claim: () => buyer.call(buyerCalls.claimPayment, { params, body: { reference: '1' } }),
      dispute: () => buyer.call(buyerCalls.disputeReturn, { params, body: { reason } }),
      accept: () => seller.call(sellerCalls.acceptReturn, { params, body: {} }),
      declineReturn: () => seller.call(sellerCalls.declineReturn, { params, body: { reason } }),
      markReturned: () => seller.call(sellerCalls.markReturned, { params, body: {} }),
      paid: () => seller.call(sellerCalls.markPaid, { params, body: {} }),
      line: () =>
        seller.call(sellerCalls.declineOrder, { params, body: { key: newKey(), reason, line_ids: ['999999999'] } }),
      parcel: () => seller.call(sellerCalls.markDelivered, { params, body: { parcel_id: '999999999' } }),
      refund: () =>
        seller.call(sellerCalls.refundOrder, { params, body: { key: newKey(), amount_cents: 9_999_999, reason } }),
      review: () => buyer.call(buyerCalls.reviewOrder, { params, body: { line_id: lineId, stars: 5 } }),
      pay: () => buyer.pay(purchaseId),
      return: () =>
        buyer.call(buyerCalls.requestReturn, { params, body: { key: newKey(), line_ids: [lineId], reason } }),
      receive: () => buyer.call(buyerCalls.confirmReceipt, { params, body: {} }),
      ship: () => seller.call(sellerCalls.shipOrder, { params, body: { key: newKey(), carrier: 'dhl' } }),
      decline: () => seller.call(sellerCalls.declineOrder, { params, body: { key: newKey(), reason } }),
      cancel: () => buyer.call(buyerCalls.cancelOrder, { params, body: {} }),
    };
    const sentences: Record<string, string> = {};
    for (const [name, call] of Object.entries(calls)) {
      sentences[name] = await call().then(
        () => 'done',
        (error) => String(error.message),
      );
    }
    expect(Object.entries(sentences).filter(([, sentence]) => sentence === generic)).toEqual([]);
    expect(Object.values(sentences).join()).not.toMatch(/[{}]|undefined/);
  });
});

test('the reasons that the review asked for are said', async () => {
  const toShip = await orderIn('to_ship');
  const review = buyer.call(buyerCalls.reviewOrder, {
    params: { id: toShip.id },
    body: { line_id: toShip.lineId, stars: 5 },
  });
  await expect(review).rejects.toThrow('You can review this once it was delivered.');
  const shipped = await orderIn('shipped');
  const cancel = buyer.call(buyerCalls.cancelOrder, { params: { id: shipped.id }, body: {} });
  await expect(cancel).rejects.toThrow(/on its way, so it can no longer be cancelled/);
  const completed = await orderIn('completed');
  const params = { id: completed.id };
  const body = { key: newKey(), line_ids: [completed.lineId], reason: 'Late' };
  await expect(buyer.call(buyerCalls.requestReturn, { params, body })).rejects.toThrow(
    /was completed on \d+ \w+ \d{4}/,
  );
  const tooMuch = { key: newKey(), amount_cents: 1301, reason: '' };
  const refund = seller.call(sellerCalls.refundOrder, { params, body: tooMuch });
  await expect(refund).rejects.toThrow('At most $ 13.00 of this order can be given back.');
  const unpaid = await orderIn('awaiting_payment');
  const expire = { orderId: Number(unpaid.id), timeout: 'expire' } as const;
  await runTimeout(app.db, app, expire, new Date(Date.now() + dayMs));
  await expect(buyer.pay(unpaid.purchaseId)).rejects.toThrow(/time to pay has passed/);
});
