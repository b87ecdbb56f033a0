import { sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { PlannedOrder } from './plan-orders.ts';

/**
 * Takes the units of all lines in one statement, or throws: from the variant, or from the listing where that has only one.
 * Listings are locked in the order of their ids, so that two checkouts wait for each other and never deadlock. A price that
 * changed since it was read is refused.
 */
export async function takeStock(tx: Db, planned: PlannedOrder[]): Promise<void> {
  const lines = planned.flatMap((order) => order.lines);
  const productIds = lines.map(({ productId }) => productId);
  const variantIds = lines.map(({ variantId }) => variantId ?? 0);
  const units = lines.map((line) => line.units);
  const { rows } = await tx.execute<{ id: string; price: number; currency: string }>(sql`
    with wanted as (
      select * from unnest(${sql.param(productIds)}::bigint[], ${sql.param(variantIds)}::bigint[], ${sql.param(units)}::int[])
        as wanted(product_id, variant_id, units)),
    locked as (
      select id, price, currency from products where id = any(${sql.param(productIds)}::bigint[]) and is_live
      order by id for no key update),
    own as (
      update product_variants as variant
      set stock = case when is_counted then stock - wanted.units else stock end
      from wanted join locked on locked.id = wanted.product_id
      where variant.id = wanted.variant_id and variant.product_id = locked.id and not is_hidden
        and (stock >= wanted.units or (stock is not null and not is_counted))
      returning variant.id, coalesce(variant.price, locked.price) as price, locked.currency),
    shared as (
      update products set stock = case when is_counted then products.stock - wanted.units else products.stock end
      from wanted join locked on locked.id = wanted.product_id
      join product_variants as variant on variant.id = wanted.variant_id and variant.product_id = locked.id
      where products.id = locked.id and not is_hidden and variant.stock is null
        and (products.stock >= wanted.units or not is_counted)
      returning variant.id, products.price, products.currency)
    select id, price::float8, currency from own union all select id, price::float8, currency from shared`);
  const found = new Map(rows.map((row) => [Number(row.id), row]));
  for (const { currency, ...order } of planned) {
    for (const { variantId, title, unitPriceCents } of order.lines) {
      const sold = found.get(variantId ?? 0);
      if (!sold) throw new AppError('sold_out', { parameters: { title } });
      if (sold.price !== unitPriceCents || sold.currency !== currency) throw new AppError('price_changed');
    }
  }
}
