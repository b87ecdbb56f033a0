import { and, asc, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Cart, CartLineInput } from '../../../../contracts/ordering/carts.ts';
import { maxCartLines } from '../../../../contracts/ordering/orders/order-states.ts';
import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { cartLines, carts } from '../../../schema/ordering/carts.ts';
import { describeCart, type StoredLine } from './describe-cart.ts';
import { withoutOnlyVariants } from './only-variants.service.ts';
import { type ItemKey, itemKey } from './purchasable-items.ts';
import { findPurchasableProducts } from './purchasable-products.service.ts';

interface ViewOptions {
  now: Date;
  language: Language;
  country: CountryCode | null;
}

interface StoredCart {
  lines: StoredLine[];
  /** 0 for an empty cart. */
  version: number;
}

/** A customer's cart with today's prices. */
export async function viewStoredCart(db: Db, customerId: number, options: ViewOptions): Promise<Cart> {
  return view(db, { ...(await readCart(db, customerId)), ...options, customerId });
}

/** The cart of a guest with today's prices. */
export async function viewGuestCart(db: Db, given: CartLineInput[], options: ViewOptions): Promise<Cart> {
  const lines = joinLines([], await withoutOnlyVariants(db, given));
  return view(db, { lines, version: 0, ...options, customerId: null });
}

interface Change {
  lines: CartLineInput[];
  /** Whether the lines join those that are there. */
  merge: boolean;
  version: number | undefined;
}

/** Replaces or joins the lines of a customer's cart. The same change sent twice is one change. */
export async function changeCart(db: Db, customerId: number, change: Change, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, customerId);
    const stored = await readCart(tx, customerId);
    const known = new Map(stored.lines.map((line) => [itemKey(line), line]));
    const kept = change.merge ? stored.lines : [];
    const lines = joinLines(kept, await withoutOnlyVariants(tx, change.lines), known).slice(0, maxCartLines);
    if (isSame(lines, stored.lines)) return;
    const isOutdated = change.version !== undefined && change.version !== stored.version;
    if (!change.merge && isOutdated) throw new AppError('cart_changed');
    await writeLines(tx, customerId, lines, { after: stored.version, now });
  });
}

/** Takes lines out of a customer's cart, because they were bought, in a transaction that has locked the account. */
export async function removeFromCart(tx: Db, customerId: number, items: readonly ItemKey[], now: Date): Promise<void> {
  const [productIds, variantIds] = [items.map(({ productId }) => productId), items.map(({ variantId }) => variantId)];
  const isBought = sql`(${cartLines.productId}, ${cartLines.variantId}) in (
    select * from unnest(${sql.param(productIds)}::bigint[], ${sql.param(variantIds)}::bigint[]))`;
  const bought = and(eq(cartLines.customerId, customerId), isBought);
  const removed = await tx.delete(cartLines).where(bought).returning({ id: cartLines.productId });
  if (removed.length === 0) return;
  await tx
    .update(carts)
    .set({ version: sql`greatest(${now.getTime()}, ${carts.version} + 1)`, changedAt: now })
    .where(eq(carts.customerId, customerId));
  await tx.execute(sql`delete from carts where customer_id = ${customerId}
    and not exists (select from cart_lines where cart_lines.customer_id = carts.customer_id)`);
}

/** Changes of one cart wait for each other, also where it has no row yet. */
async function lockAccount(tx: Db, customerId: number): Promise<void> {
  const isOwner = eq(accounts.id, customerId);
  const locked = await tx.select({ id: accounts.id }).from(accounts).where(isOwner).for('no key update');
  if (locked.length === 0) throw new AppError('not_signed_in');
}

async function readCart(db: Db, customerId: number): Promise<StoredCart> {
  const rows = await db
    .select({
      version: carts.version,
      productId: cartLines.productId,
      variantId: cartLines.variantId,
      units: cartLines.units,
      seenPriceCents: cartLines.seenPriceCents,
      seenCurrency: cartLines.seenCurrency,
    })
    .from(carts)
    .innerJoin(cartLines, eq(cartLines.customerId, carts.customerId))
    .where(eq(carts.customerId, customerId))
    .orderBy(asc(cartLines.place));
  return { lines: rows.map(({ version: _, ...line }) => line), version: rows[0]?.version ?? 0 };
}

/** An empty cart has no row; one that is filled again gets a later version than it had. */
async function writeLines(
  tx: Db,
  customerId: number,
  lines: StoredLine[],
  { after, now }: { after: number; now: Date },
): Promise<void> {
  await tx.delete(carts).where(eq(carts.customerId, customerId));
  if (lines.length === 0) return;
  await tx.insert(carts).values({ customerId, version: Math.max(now.getTime(), after + 1), changedAt: now });
  const rows = lines.map((line, place) => ({ ...line, customerId, place }));
  await tx.insert(cartLines).values(
    rows.map((row) => ({
      ...row,
      ...(row.seenPriceCents === null && {
        seenPriceCents: sql`coalesce((select price from product_variants where id = ${row.variantId} and product_id = ${row.productId}),
          (select price from products where id = ${row.productId}))`,
        seenCurrency: sql`coalesce((select currency from products where id = ${row.productId}), 'USD')`,
      }),
    })),
  );
}

const unseen = { seenPriceCents: null, seenCurrency: 'USD' } as const;

/** Lines of one variant become one, with the larger number of units and the price that was seen last. */
function joinLines(
  kept: StoredLine[],
  given: CartLineInput[],
  known: ReadonlyMap<string, StoredLine> = new Map(),
): StoredLine[] {
  const lines = new Map(kept.map((line) => [itemKey(line), line]));
  for (const { product_id, variant_id = 0, units, seen_price_cents, seen_currency = 'USD' } of given) {
    const item = { productId: Number(product_id), variantId: Number(variant_id) };
    const key = itemKey(item);
    const same = lines.get(key);
    const given =
      seen_price_cents === undefined ? null : { seenPriceCents: seen_price_cents, seenCurrency: seen_currency };
    const { seenPriceCents, seenCurrency } = given ?? same ?? known.get(key) ?? unseen;
    lines.set(key, { ...item, units: Math.max(units, same?.units ?? 0), seenPriceCents, seenCurrency });
  }
  return [...lines.values()];
}

function isSame(lines: StoredLine[], others: StoredLine[]): boolean {
  const write = (all: StoredLine[]) =>
    JSON.stringify(all.map((line) => [itemKey(line), line.units, line.seenPriceCents, line.seenCurrency]));
  return write(lines) === write(others);
}

async function view(db: Db, cart: StoredCart & ViewOptions & { customerId: number | null }): Promise<Cart> {
  const { lines, version, country, language, customerId, now } = cart;
  const productIds = lines.map(({ productId }) => productId);
  const products = await findPurchasableProducts(db, { productIds, language, customerId });
  return describeCart({ lines, products, country, language, version, now });
}
