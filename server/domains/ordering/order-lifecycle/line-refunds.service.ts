import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { orderLines } from '../../../schema/ordering/orders.ts';
import { allocate } from '../order-state/allocate.ts';
import type { OrderRow } from '../order-state/order-money.service.ts';

/** What goes back of an order in all, and of each of its lines; the rest is delivery. */
export interface LineRefunds {
  cents: number;
  lines: { id: number; cents: number }[];
}

/** What can still go back of an order, by line and of the delivery. */
async function readLeft(tx: Db, order: OrderRow) {
  const rows = await tx.select().from(orderLines).where(eq(orderLines.orderId, order.id)).orderBy(orderLines.id);
  const lines = rows.map((row) => ({ ...row, left: row.units * row.unitPriceCents - row.refundedCents }));
  const refundedOfLines = rows.reduce((sum, { refundedCents }) => sum + refundedCents, 0);
  return { lines, deliveryLeft: order.deliveryCents - (order.refundedCents - refundedOfLines) };
}

/** All that is left of the order. */
export async function refundAll(tx: Db, order: OrderRow): Promise<LineRefunds> {
  return refundAmount(tx, order, order.totalCents - order.refundedCents);
}

/** All that is left of some lines, so that nothing of them goes back twice. */
export async function refundLines(tx: Db, order: OrderRow, lineIds: readonly number[]): Promise<LineRefunds> {
  const { lines } = await readLeft(tx, order);
  const chosen = lines.filter(({ id, left }) => lineIds.includes(id) && left > 0);
  return {
    cents: chosen.reduce((sum, { left }) => sum + left, 0),
    lines: chosen.map(({ id, left }) => ({ id, cents: left })),
  };
}

/** An amount, divided over what is left of the lines and of the delivery. */
export async function refundAmount(tx: Db, order: OrderRow, cents: number): Promise<LineRefunds> {
  const { lines, deliveryLeft } = await readLeft(tx, order);
  const shares = allocate(cents, [...lines.map(({ left }) => left), deliveryLeft]);
  const divided = lines.map(({ id }, at) => ({ id, cents: shares[at] ?? 0 }));
  return { cents, lines: divided.filter((line) => line.cents > 0) };
}

/** Writes down what goes back of each line; the database refuses more than was paid for it. */
export async function writeLineRefunds(tx: Db, lines: LineRefunds['lines']): Promise<void> {
  for (const { id, cents } of lines) {
    await tx
      .update(orderLines)
      .set({ refundedCents: sql`${orderLines.refundedCents} + ${cents}` })
      .where(eq(orderLines.id, id));
  }
}

/** Whether any part of the order is on its way. */
export async function isAnythingSent(tx: Db, orderId: number): Promise<boolean> {
  const rows = await tx
    .select({ parcelId: orderLines.parcelId })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId));
  return rows.some(({ parcelId }) => parcelId !== null);
}
