import { and, eq, isNull, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { PlannedSale, SalePreview } from '../../../../contracts/marketplace/sales.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { shopSections } from '../../../schema/marketplace/shops.ts';
import { coveredBy } from './apply-sales.service.ts';

interface Sale {
  sellerId: number;
  productId: number | null;
  shopSectionId: number | null;
  percent: number | null;
  amount: number | null;
}

/** What a sale is of, among what the seller has. */
export async function requireScope(
  db: Db,
  sellerId: number,
  { listing_id: listing, section_id: section }: PlannedSale,
): Promise<Pick<Sale, 'productId' | 'shopSectionId'>> {
  if (listing !== undefined && section !== undefined) throw new AppError('bad_input', { key: 'sale_of_two' });
  if (listing !== undefined) {
    const isOwn = and(eq(products.id, Number(listing)), eq(products.sellerId, sellerId), isNull(products.removedAt));
    const [own] = await db.select({ id: products.id }).from(products).where(isOwn);
    if (!own) throw new AppError('product_not_found', { key: 'not_in_my_listings' });
    return { productId: own.id, shopSectionId: null };
  }
  if (section === undefined) return { productId: null, shopSectionId: null };
  const isOwn = and(eq(shopSections.id, Number(section)), eq(shopSections.sellerId, sellerId));
  const [own] = await db.select({ id: shopSections.id }).from(shopSections).where(isOwn);
  if (!own) throw new AppError('section_not_found');
  return { productId: null, shopSectionId: own.id };
}

/** How many listings a sale makes cheaper than what the seller asks, and the dearest of them as an example. */
export async function previewSale(
  db: Db,
  sale: Sale,
  language: Language,
): Promise<Pick<SalePreview, 'listings' | 'example'>> {
  // The dearest variant, because a new price may be below that one alone.
  const asked = sql`coalesce(
    (select max(coalesce(v.regular_price, v.price)) from product_variants v where v.product_id = products.id and not v.is_hidden),
    products.regular_price, products.price)`;
  const { rows } = await db.execute<{ listings: number; title: string; asked: number; lowered: number }>(sql`
    with covered as (
      select id, created_at, ${asked} as asked from products where ${coveredBy(sale)} and removed_at is null),
    lowered as (
      select *, greatest(1, coalesce(${sale.amount}::bigint, asked * (100 - ${sale.percent}::int) / 100)) as price from covered)
    select count(*) over ()::int as listings, asked::float8, price::float8 as lowered,
      (select title from product_texts where product_id = lowered.id and language in (${language}, 'en')
        order by language = 'en' limit 1) as title
    from lowered where price < asked order by asked desc, id limit 1`);
  const [example] = rows;
  if (!example) return { listings: 0, example: null };
  const { listings, title, asked: price_minor, lowered: sale_price_minor } = example;
  return { listings, example: { title, price_minor, sale_price_minor } };
}
