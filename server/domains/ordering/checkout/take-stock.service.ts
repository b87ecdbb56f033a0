import { sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PlannedOrder } from './plan-orders.ts';

/**
 * Takes the units of all lines in one statement, or throws. Products are locked in the order of their ids, so that two
 * checkouts wait for each other and never deadlock. A price that changed since it was read is refused.
 */
export async function takeStock(tx: Db, planned: PlannedOrder[]): Promise<void> {
  const lines = planned.flatMap((order) => order.lines);
  const ids = lines.map(({ productId }) => productId);
  const units = lines.map((line) => line.units);
  const { rows } = await tx.execute<{ id: string; price: number }>(sql`
    with wanted as (select * from unnest(${sql.param(ids)}::bigint[], ${sql.param(units)}::int[]) as wanted(id, units)),
    locked as (select id from products where id = any(${sql.param(ids)}::bigint[]) order by id for no key update)
    update products set stock = stock - wanted.units from wanted, locked
    where products.id = wanted.id and locked.id = products.id and products.is_live and products.stock >= wanted.units
    returning products.id, products.price_cents as price`);
  const prices = new Map(rows.map(({ id, price }) => [Number(id), price]));
  for (const { productId, title, unitPriceCents } of lines) {
    const price = prices.get(productId);
    if (price === undefined) throw new AppError('sold_out', { parameters: { title } });
    if (price !== unitPriceCents) throw new AppError('price_changed');
  }
}
