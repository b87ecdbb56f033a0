import { brokenOrderRules } from '../../support/ordering/order-rules.ts';
import type { FaultyDatabase } from '../site/database.ts';
import type { Acknowledged } from '../traffic/acknowledged.ts';
import type { Findings } from './findings.ts';

const waitingJob = (name: string, condition: string) => `exists (
  select from pgboss.job where name = '${name}' and state in ('created', 'retry', 'active') and ${condition})`;
const hasTimeout = (timeout: string) =>
  waitingJob('order-timeout', `data ->> 'orderId' = orders.id::text and data ->> 'timeout' = '${timeout}'`);

/** What would never happen any more. */
const lostRules: Record<string, string> = {
  'the clock of an order': `select id from orders where
    (state = 'awaiting_payment' and payment_method <> 'cash_on_delivery' and not ${hasTimeout('expire')})
    or (state = 'shipped' and not ${hasTimeout('deliver')})
    or (state = 'delivered' and not has_open_return and payment_state <> 'disputed' and not ${hasTimeout('complete')})`,
  'the clock of a return': `select id from order_returns where
    (state = 'requested' and not ${waitingJob('order-timeout', `data ->> 'timeout' = 'accept-return' and data ->> 'returnId' = order_returns.id::text`)})
    or (state = 'accepted' and not ${waitingJob('order-timeout', `data ->> 'timeout' = 'expire-return' and data ->> 'returnId' = order_returns.id::text`)})`,
  'the job of a refund': `select id from order_refunds where done_at is null
    and not ${waitingJob('refund-payment', `data ->> 'refundId' = order_refunds.id::text`)}`,
};

const doubledRules: Record<string, string> = {
  ...brokenOrderRules('(select sell_units from product_plans where product_id = products.id)'),
  'an event that happens once': `select order_id || ' ' || event as id from order_events
    where event in ('placed', 'confirmed', 'paid', 'cash_received', 'shipped', 'delivered', 'completed', 'cancelled', 'declined', 'lapsed')
    group by order_id, event having count(*) > 1`,
  'a refund that was written twice': `select order_id || ' ' || cause as id from order_refunds
    where cause in ('cancelled', 'declined', 'paid_late') group by order_id, cause having count(*) > 1`,
};

/** Compares acknowledged purchases and steps of orders with the database, and checks books, stock and timeouts. */
export async function checkOrders(database: FaultyDatabase, acknowledged: Acknowledged): Promise<Findings> {
  const found: Findings = { lost: [], doubled: [], unfinished: [] };
  // Listed before the database is read: what is acknowledged in the meantime is not in the answer.
  const acts = { purchases: acknowledged.of('purchase'), events: acknowledged.of('order-event') };
  const purchases = new Map(
    (
      await database.query<{ name: string; ids: string }>(`
        select purchases.customer_id || ' ' || key as name, purchase_id || ' ' || string_agg(orders.id::text, ',' order by orders.id) as ids
        from purchases join orders on purchase_id = purchases.id group by purchases.customer_id, key, purchase_id`)
    ).map(({ name, ids }) => [name, ids]),
  );
  for (const { customerId, key, purchaseId, orderIds } of acts.purchases) {
    const ids = `${purchaseId} ${orderIds.join()}`;
    if (purchases.get(`${customerId} ${key}`) !== ids) found.lost.push(`purchase ${ids}`);
  }
  const events = await database.query<{ name: string }>("select order_id || ' ' || event as name from order_events");
  const happened = new Set(events.map(({ name }) => name));
  for (const { orderId, event } of acts.events) {
    if (!happened.has(`${orderId} ${event}`)) found.lost.push(`order ${orderId}: ${event}`);
  }
  const collect = async (rules: Record<string, string>, into: string[]) => {
    for (const [what, text] of Object.entries(rules)) {
      for (const { id } of await database.query<{ id: string }>(text)) into.push(`${what}: ${id}`);
    }
  };
  await collect(lostRules, found.lost);
  await collect(doubledRules, found.doubled);
  await collect({ refund: 'select id from order_refunds where done_at is null' }, found.unfinished);
  return found;
}
