import { type SQL, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Db } from '../../../../server/platform/db/database.ts';
import { buildTestApp } from '../../test-app.ts';
import { ordering } from '../orders.ts';
import { findBroken, unitsOnSale } from './find-broken.ts';
import { createTally, everyEvent, everyState } from './goals.ts';
import { orderActions } from './order-actions.ts';
import { readOrder } from './order-snapshot.ts';
import { takeStep } from './play-history.ts';
import type { OrderAction } from './scene.ts';

const app = await buildTestApp();
const { db, queue } = app;
const { newSeller, newBuyer } = ordering(app);

/** An order that was paid by card. */
async function paidOrder(): Promise<number> {
  const [seller, buyer] = [await newSeller(), await newBuyer()];
  const placed = await buyer.buy({ product: await seller.newProduct({ stock: unitsOnSale }), units: 2 });
  return Number(placed.orders[0]?.id);
}

async function play(orderId: number, action: keyof typeof orderActions, actions?: Record<string, OrderAction>) {
  const tally = createTally();
  const step = { action, now: new Date(), isTwice: false, crashesFirst: false, isGoingOn: true };
  const given = { seen: await readOrder(db, orderId), step, key: `key-${crypto.randomUUID()}` };
  await takeStep({ db, queue, tally, ...(actions && { actions }) }, given);
  return tally;
}

test('a right step passes the checks and counts what it reached', async () => {
  const tally = await play(await paidOrder(), 'the seller ships all');
  expect(tally.missing(['shipped by seller in to_ship', 'event shipped by seller', 'order shipped'])).toEqual([]);
  expect(tally.missing(everyState)).toContain('return disputed');
  expect(tally.missing(everyEvent)).toContain('event dispute_lost by platform');
});

test('a step without the event that it should have is found', async () => {
  const idle = { ...orderActions['the seller ships all'], perform: async () => undefined };
  const history = play(await paidOrder(), 'the seller ships all', { 'the seller ships all': idle });
  await expect(history).rejects.toThrow('Expected that it is “shipped by seller”, but it was “”.');
});

test('a step that succeeds where it should be refused is found', async () => {
  const lax = { ...orderActions['the buyer has received it'], perform: async () => undefined };
  const history = play(await paidOrder(), 'the buyer has received it', { 'the buyer has received it': lax });
  await expect(history).rejects.toThrow('Expected that it is “order_changed”, but it was “done”.');
});

test('a step that is refused with another code is found', async () => {
  const other = {
    ...orderActions['the seller gives a part back'],
    expected: () => ({ refused: 'not_enough_money' as const }),
  };
  const history = play(await paidOrder(), 'the seller gives a part back', { 'the seller gives a part back': other });
  await expect(history).rejects.toThrow('Expected that it is “not_enough_money”, but it was “order_changed”.');
});

test('rows that contradict each other are found by every rule about them', async () => {
  const id = await paidOrder();
  expect(await findBroken(db)).toEqual([]);
  const damages: Record<string, SQL> = {
    'units that are neither in stock nor sold': sql`update products set stock = stock - 1`,
    'a paid payment without a paid order': sql`update orders set payment_state = 'unpaid' where id = ${id}`,
    'money held for an order that is over': sql`update orders set refunded_cents = 1 where id = ${id}`,
    'an order whose money is not the sum': sql`update orders set refunded_cents = 1 where id = ${id}`,
    'a refund that the ledger does not have': sql`insert into order_refunds (order_id, payment_id, amount_cents, cause, created_at)
      select ${id}, id, 5, 'cancelled', now() from order_payments where ${id} = any(order_ids)`,
    'a line that was returned or declined': sql`update order_lines set state = 'returned' where order_id = ${id}`,
    'a line of which more went back': sql`update order_lines set refunded_cents = 1 where order_id = ${id}`,
    'money set apart that is not disputed': sql`update orders set disputed_cents = 1 where id = ${id}`,
  };
  const unseen = [];
  for (const [name, damage] of Object.entries(damages)) {
    const found = await findAfter(damage);
    if (!found.some((broken) => broken.startsWith(name))) unseen.push({ name, found });
  }
  expect(unseen).toEqual([]);
});

class Undo extends Error {}

/** What is found after a change, which is undone. */
async function findAfter(damage: SQL): Promise<string[]> {
  let found: string[] = [];
  const undone = db.transaction(async (tx: Db) => {
    await tx.execute(damage);
    found = await findBroken(tx);
    throw new Undo();
  });
  await undone.catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
  return found;
}
