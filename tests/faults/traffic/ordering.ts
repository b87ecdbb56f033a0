import type { Api } from '../../../contracts/client/client.ts';
import { checkout, payPurchase } from '../../../contracts/ordering/checkout.ts';
import {
  cancelOrder,
  claimPayment,
  confirmReceipt,
  disputeReturn,
  getCustomerOrder,
  requestReturn,
} from '../../../contracts/ordering/orders/customer-orders.ts';
import type { PaymentMethod } from '../../../contracts/ordering/orders/order-states.ts';
import type { Order } from '../../../contracts/ordering/orders/orders.ts';
import {
  acceptReturn,
  declineOrder,
  declineReturn,
  getSellerOrder,
  markDelivered,
  markPaid,
  markReturned,
  refundOrder,
  shipOrder,
} from '../../../contracts/ordering/orders/seller-orders.ts';
import { putPaymentMethods } from '../../../contracts/ordering/payments/payment-methods.ts';
import { testCards } from '../../../contracts/ordering/payments/test-cards.ts';
import { putShipping } from '../../../contracts/ordering/shipping.ts';
import { address, goodCard } from '../../support/ordering/orders.ts';
import type { FaultyDatabase } from '../site/database.ts';
import type { Acknowledged } from './acknowledged.ts';

export interface Person {
  id: string;
  token: string;
}

interface Placed {
  id: string;
  purchaseId: string;
  customer: Person;
  seller: Person;
}

interface Tools {
  apiOf(person: Person): Api;
  /** Repeats a call until it is answered. */
  insist<Answer>(call: () => Promise<Answer>): Promise<Answer | null>;
  anyOf<Item>(items: readonly Item[]): Item | undefined;
  sellerOf(id: string): Person | undefined;
  acknowledged: Acknowledged;
  database: FaultyDatabase;
  /** Pays at the page of a provider; null where the sandbox takes the cards. */
  payAtPage: ((pageUrl: string) => void) | null;
}

const methods: PaymentMethod[] = ['card', 'card', 'card', 'promptpay', 'cash_on_delivery'];
/** Steps that end an order early, so they are taken seldom. */
const rare = ['cancel', 'decline', 'decline-return', 'dispute-return'];
const rareShare = 0.1;
const twiceShare = 0.3;
const newKey = () => `key-${crypto.randomUUID()}`;

/** Buying, paying, shipping, confirming, returning and refunding, as the pages of an order offer it. */
export function createOrdering(tools: Tools) {
  const { apiOf, insist, anyOf, sellerOf, acknowledged, database, payAtPage } = tools;
  const placed: Placed[] = [];

  /** Calls once or, as an impatient user does, twice at the same time. */
  async function send<Answer>(call: () => Promise<Answer>): Promise<Answer | null> {
    if (Math.random() > twiceShare) return insist(call);
    const [first] = await Promise.all([insist(call), insist(call).catch(() => null)]);
    return first;
  }

  async function openShop(seller: Person): Promise<void> {
    const fees = { home_fee_cents: 300, region_fee_cents: 900, world_fee_cents: null, free_from_cents: null };
    const shipping = { country: 'TH', pack_days: 2, ...fees };
    await insist(() => apiOf(seller)(putShipping, { body: shipping }));
    const methodsTaken = { card: true, cash_on_delivery: true, promptpay_id: '0812345678' };
    await insist(() => apiOf(seller)(putPaymentMethods, { body: methodsTaken }));
  }

  async function buy(customer: Person): Promise<void> {
    const listing = anyOf(acknowledged.of('listing').slice(-20));
    const seller = listing && sellerOf(listing.sellerId);
    if (!listing || !seller) return;
    const lines = [{ product_id: listing.productId, units: 1 + Math.floor(Math.random() * 3) }];
    const body = { key: newKey(), address, payment_method: anyOf(methods) ?? 'card', lines };
    const answer = await send(() => apiOf(customer)(checkout, { body }));
    if (!answer) return;
    const { purchase_id: purchaseId, orders } = answer;
    const orderIds = orders.map(({ id }) => id);
    acknowledged.add({ kind: 'purchase', customerId: customer.id, key: body.key, purchaseId, orderIds });
    for (const id of orderIds) placed.push({ id, purchaseId, customer, seller });
  }

  async function payAtProvider({ purchaseId, customer }: Placed, pay: (pageUrl: string) => void): Promise<void> {
    const answer = await send(() =>
      apiOf(customer)(payPurchase, { params: { id: purchaseId }, body: { key: newKey() } }),
    );
    if (answer?.payment.type === 'redirect') pay(answer.payment.url);
  }

  async function payWithTestCard({ id, purchaseId, customer }: Placed): Promise<void> {
    const { number, outcome } = anyOf(testCards) ?? testCards[0];
    const second = outcome === 'code' ? { two_factor_code: '123450' } : {};
    const body = { key: newKey(), card: { ...goodCard, number }, ...second };
    const answer = await send(() => apiOf(customer)(payPurchase, { params: { id: purchaseId }, body }));
    const isPaid =
      answer?.state === 'paid' && answer.orders.some((order) => order.id === id && order.state !== 'cancelled');
    if (isPaid) acknowledged.add({ kind: 'order-event', orderId: id, event: 'paid' });
  }

  /** One order, seen by its buyer or its seller, and one of the steps that its page offers. */
  async function takeStep(): Promise<void> {
    const one = anyOf(placed.slice(-100));
    if (!one) return;
    const isBuyer = Math.random() < 0.5;
    const api = apiOf(isBuyer ? one.customer : one.seller);
    const params = { id: one.id };
    const { order } = await api(isBuyer ? getCustomerOrder : getSellerOrder, { params, body: {} });
    const steps = stepsOf(api, order);
    const offered = order.actions.filter((name) => steps[name] && (!rare.includes(name) || Math.random() < rareShare));
    const name = anyOf(offered);
    if (order.actions.includes('pay') && Math.random() < 0.7) {
      return payAtPage ? payAtProvider(one, payAtPage) : payWithTestCard(one);
    }
    const step = name && steps[name];
    if (!step) return;
    const [event, call] = step;
    const answer = await send(call);
    if (answer) acknowledged.add({ kind: 'order-event', orderId: one.id, event });
  }

  /** Minutes and days pass for some orders: they expire, count as delivered or complete, and late payments arrive. */
  async function passTime(): Promise<void> {
    await database.query(`
      with due as (
        update orders set due_at = now() - interval '1 second'
        where state in ('awaiting_payment', 'shipped', 'delivered')
          and random() < case state when 'awaiting_payment' then 0.2 else 0.6 end returning id::text)
      update pgboss.job set start_after = now()
      where name = 'order-timeout' and state in ('created', 'retry') and data ->> 'orderId' in (select id from due)`);
    await database.query(`update pgboss.job set start_after = now()
      where name = 'check-payment' and state in ('created', 'retry') and random() < 0.3`);
  }

  return { openShop, buy, takeStep, passTime };
}

/** For each action of an order's page: the event that follows, and the call. */
function stepsOf(api: Api, { id, lines, payment_method }: Order) {
  const [params, key] = [{ id }, newKey()];
  const lineIds = lines.filter(({ state }) => state === 'open').map((line) => line.id);
  const paid = payment_method === 'cash_on_delivery' ? 'cash_received' : 'paid';
  const steps: Record<string, [event: string, call: () => Promise<unknown>]> = {
    'claim-payment': ['payment_claimed', () => api(claimPayment, { params, body: { reference: 'A1' } })],
    cancel: ['cancelled', () => api(cancelOrder, { params, body: {} })],
    'confirm-receipt': ['delivered', () => api(confirmReceipt, { params, body: {} })],
    'request-return': [
      'return_requested',
      () => api(requestReturn, { params, body: { key, line_ids: lineIds.slice(0, 1), reason: 'Too small' } }),
    ],
    'dispute-return': ['return_disputed', () => api(disputeReturn, { params, body: { reason: 'Sent' } })],
    'mark-paid': [paid, () => api(markPaid, { params, body: {} })],
    ship: ['shipped', () => api(shipOrder, { params, body: { key, carrier: 'flash-express' } })],
    decline: ['declined', () => api(declineOrder, { params, body: { key, reason: 'Broken' } })],
    'mark-delivered': ['delivered', () => api(markDelivered, { params, body: {} })],
    'accept-return': ['return_accepted', () => api(acceptReturn, { params, body: {} })],
    'decline-return': ['return_declined', () => api(declineReturn, { params, body: { reason: 'Worn' } })],
    'mark-returned': ['return_refunded', () => api(markReturned, { params, body: {} })],
    refund: ['goodwill_refund', () => api(refundOrder, { params, body: { key, amount_cents: 1 } })],
  };
  return steps;
}
