import { and, asc, eq, gt, lte, max, sql } from 'drizzle-orm';
import { tree } from '../../../../catalog/categories/tree.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { products } from '../../../schema/marketplace/listings.ts';

/** The maximum number of URLs that the protocol allows per sitemap. */
export const maxUrlsPerSitemap = 50_000;

/** Paths of the static pages and categories. */
export function listFixedPages(): string[] {
  const categories = tree.flatMap((topCategory) => [
    `/products/${topCategory.id}`,
    ...topCategory.subCategories.map((subCategory) => `/products/${topCategory.id}/${subCategory.id}`),
  ]);
  return ['/', '/design', '/about', '/contact', '/sponsor', '/terms', '/privacy', '/licenses', ...categories];
}

/** The number of product sitemaps. Each covers a range of ids, so that no count is needed. */
export async function countProductSitemaps(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(products.id) }).from(products);
  return Math.ceil((row?.last ?? 0) / maxUrlsPerSitemap);
}

/** Paths of the live products in one range of ids that somebody can buy. */
export async function listProductPages(db: Db, number: number): Promise<string[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.isLive, true),
        sql`cardinality(${products.offeredIn}) > 0`,
        gt(products.id, (number - 1) * maxUrlsPerSitemap),
        lte(products.id, number * maxUrlsPerSitemap),
      ),
    )
    .orderBy(asc(products.id));
  return rows.map(({ id }) => `/product/${id}`);
}

/** The number of seller sitemaps, also by ranges of ids. */
export async function countSellerSitemaps(db: Db): Promise<number> {
  const [row] = await db.select({ last: max(accounts.id) }).from(accounts);
  return Math.ceil((row?.last ?? 0) / maxUrlsPerSitemap);
}

/** Paths of the sellers in one range of ids who have something for sale. */
export async function listSellerPages(db: Db, number: number): Promise<string[]> {
  const rows = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      and(
        eq(accounts.role, 'seller'),
        gt(accounts.id, (number - 1) * maxUrlsPerSitemap),
        lte(accounts.id, number * maxUrlsPerSitemap),
        sql`exists (select from products where seller_id = ${accounts.id} and is_live)`,
      ),
    )
    .orderBy(asc(accounts.id));
  return rows.map(({ id }) => `/seller/${id}`);
}
