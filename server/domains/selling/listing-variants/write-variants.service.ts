import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { uncountedUnits } from '../../../../contracts/marketplace/variant-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { products } from '../../../schema/marketplace/listings.ts';
import { productVariants } from '../../../schema/marketplace/product-variants.ts';
import { orderLines } from '../../../schema/ordering/orders.ts';
import { writeListing } from '../../marketplace/listings/changes.service.ts';
import { priceColumnsOf } from '../shop-price/shop-price.service.ts';
import type { StoredVariant, VariantPlan } from './plan-variants.ts';

/** All variants that a listing has or had, those on offer in their order, at what the seller asks without a sale. */
export async function readStoredVariants(tx: Db, productId: number): Promise<StoredVariant[]> {
  const isOf = eq(productVariants.productId, productId);
  const rows = await tx.select().from(productVariants).where(isOf).orderBy(productVariants.place);
  return rows.map((row) => ({ ...row, price: row.regularPrice ?? row.price, regularPrice: null }));
}

/** Those of the variants that were sold, which orders refer to. */
export async function findSold(tx: Db, productId: number, variantIds: readonly number[]): Promise<Set<number>> {
  if (variantIds.length === 0) return new Set();
  const rows = await tx
    .select({ id: orderLines.variantId })
    .from(orderLines)
    .where(and(eq(orderLines.productId, productId), inArray(orderLines.variantId, [...variantIds])))
    .groupBy(orderLines.variantId);
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

interface Listing {
  id: number;
  sellerId: number;
  currency: ShopCurrency;
}

/**
 * Writes a plan; the caller has locked the listing, or has just made it. A variant that goes and was sold stays, hidden; its
 * id is never used for another.
 */
export async function writeVariants(
  tx: Db,
  { id: productId, sellerId, currency }: Listing,
  plan: VariantPlan,
): Promise<void> {
  const { options, variants, lost } = plan;
  await requireFreeSkus(tx, { productId, sellerId }, plan);
  const [first] = variants;
  if (!first) throw new Error('A listing has a variant.');
  const price = Math.min(...variants.map((variant) => variant.price));
  const stock = first.isCounted ? first.stock : uncountedUnits;
  await writeListing(tx, productId, {
    options,
    ...priceColumnsOf(price, currency),
    ...(options.length === 0 ? { stock } : {}),
  });
  const isOf = eq(productVariants.productId, productId);
  // Nothing is on offer for a moment that nobody sees, so that variants can exchange their values and SKUs.
  await tx.update(productVariants).set({ isHidden: true }).where(isOf);
  const sold = await findSold(
    tx,
    productId,
    lost.map(({ id }) => id),
  );
  const unsold = lost.map(({ id }) => id).filter((id) => !sold.has(id));
  if (unsold.length > 0) await tx.delete(productVariants).where(and(isOf, inArray(productVariants.id, unsold)));
  const rows = variants.map((variant) => (options.length === 0 ? { ...variant, price: null, stock: null } : variant));
  const changed = rows.filter(({ id }) => id !== null);
  if (changed.length > 0) await updateVariants(tx, productId, changed);
  const added = rows
    .filter(({ id }) => id === null)
    .map(({ id: _, ...variant }) => ({ ...variant, productId, sellerId }));
  if (added.length > 0) await tx.insert(productVariants).values(added);
}

async function updateVariants(tx: Db, productId: number, rows: readonly object[]): Promise<void> {
  await tx.execute(sql`
    update product_variants as variant set "values" = array(select jsonb_array_elements_text(given."values")), sku = given.sku,
      price = given.price, regular_price = null, stock = given.stock, is_counted = given."isCounted", image = given.image,
      weight_grams = given."weightGrams", place = given.place, is_hidden = false
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(id bigint, "values" jsonb, sku text, price bigint, stock int,
      "isCounted" boolean, image text, "weightGrams" int, place int)
    where variant.id = given.id and variant.product_id = ${productId}`);
}

async function requireFreeSkus(
  tx: Db,
  { productId, sellerId }: { productId: number; sellerId: number },
  { variants }: VariantPlan,
): Promise<void> {
  const skus = variants.flatMap(({ sku }) => sku ?? []);
  if (skus.length === 0) return;
  // Two listings of a shop that take the same SKU at once wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`skus of ${sellerId}`}, 0))`);
  const isOther = and(eq(productVariants.sellerId, sellerId), ne(productVariants.productId, productId));
  const [taken] = await tx
    .select({ sku: productVariants.sku })
    .from(productVariants)
    .where(and(isOther, inArray(productVariants.sku, skus), eq(productVariants.isHidden, false)))
    .limit(1);
  if (taken) throw new AppError('sku_taken', { parameters: { sku: taken.sku ?? '' } });
}

/** Gives a copy of a listing the same options and variants. A SKU is that of one article, so the copies have none. */
export async function copyVariants(
  tx: Db,
  original: Pick<typeof products.$inferSelect, 'id' | 'options'>,
  copyId: number,
): Promise<void> {
  const offered = (await readStoredVariants(tx, original.id)).filter(({ isHidden }) => !isHidden);
  await writeListing(tx, copyId, { options: original.options });
  await tx.delete(productVariants).where(eq(productVariants.productId, copyId));
  await tx
    .insert(productVariants)
    .values(offered.map(({ id: _, ...variant }) => ({ ...variant, productId: copyId, sku: null })));
}
