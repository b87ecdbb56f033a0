import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { maxVariants } from '../../../contracts/marketplace/variant-rules.ts';
import { accounts } from '../identity/accounts.ts';
import { products } from './listings.ts';

/**
 * What can be bought of a listing. One without options has one variant, made by a trigger, which takes price and stock from
 * the listing. With options each has its own, and triggers keep the listing's stock, which is then their sum.
 */
export const productVariants = pgTable(
  'product_variants',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    productId: bigint({ mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** One value of each option of the listing, in their order; none for a listing without options. */
    values: text().array().notNull().default(sql`'{}'`),
    sku: text(),
    /** In the smallest unit of the listing's currency; null where the listing's counts. */
    price: bigint({ mode: 'number' }),
    /** What the seller asks without the sale that holds the price; written only by a trigger, as that of the listing. */
    regularPrice: bigint({ mode: 'number' }),
    /** Units left; null where the listing's count. */
    stock: integer(),
    /** Whether sales take from the stock. */
    isCounted: boolean().notNull().default(true),
    image: text(),
    weightGrams: integer(),
    place: integer().notNull().default(0),
    /** It was sold and is offered no more; orders refer to it. */
    isHidden: boolean().notNull().default(false),
  },
  (table) => [
    index('product_variants_of_product').on(table.productId, table.place),
    index('product_variants_by_image').on(table.image).where(sql`image is not null`),
    uniqueIndex('product_variants_once').on(table.productId, table.values).where(sql`not is_hidden`),
    uniqueIndex('product_variants_sku').on(table.sellerId, table.sku).where(sql`sku is not null and not is_hidden`),
    check('product_variants_place', sql`${table.place} between 0 and ${sql.raw(String(maxVariants - 1))}`),
    check('product_variants_amounts', sql`${table.stock} >= 0 and ${table.price} > 0 and ${table.weightGrams} > 0`),
    check(
      'product_variants_own_terms',
      sql`${table.isHidden} or (cardinality(${table.values}) > 0) = (${table.price} is not null and ${table.stock} is not null)`,
    ),
  ],
);
