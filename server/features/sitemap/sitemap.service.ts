import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm';
import { tree } from '../../../catalog/tree.ts';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { products } from '../../db/schema/listings.ts';

/** The most addresses one sitemap may hold. */
export const addressesAtMost = 50_000;

/** Pages that are always there, as paths. */
export function listFixedPages(): string[] {
  const categories = tree.flatMap((aisle) => [
    `/products/${aisle.id}`,
    ...aisle.sections.map((section) => `/products/${aisle.id}/${section.id}`),
  ]);
  return ['/', '/design', '/about', '/contact', '/sponsor', '/terms', '/privacy', '/licenses', ...categories];
}

/** How many product sitemaps there are: each covers a range of ids, so nothing has to be counted. */
export async function countProductSitemaps(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(products.id) }).from(products);
  return Math.ceil((row?.last ?? 0) / addressesAtMost);
}

/** Paths of the live products in one range of ids. */
export async function listProductPages(db: Db, number: number): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.isLive, true),
        gt(products.id, (number - 1) * addressesAtMost),
        lte(products.id, number * addressesAtMost),
      ),
    )
    .orderBy(asc(products.id));
  return rows.map(({ id }) => `/product/${id}`);
}

/** How many seller sitemaps there are, by ranges of ids too. */
export async function countSellerSitemaps(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(accounts.id) }).from(accounts);
  return Math.ceil((row?.last ?? 0) / addressesAtMost);
}

/** Paths of the sellers in one range of ids who have something for sale. */
export async function listSellerPages(db: Db, number: number): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.kind, 'seller'),
        gt(accounts.id, (number - 1) * addressesAtMost),
        lte(accounts.id, number * addressesAtMost),
        sql`exists (select from products where seller_id = ${accounts.id} and is_live)`,
      ),
    )
    .orderBy(asc(accounts.id));
  return rows.map(({ id }) => `/seller/${id}`);
}
