import { sql } from 'drizzle-orm';
import { bigint, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { StoredFact } from '../../../contracts/marketplace/facts.ts';
import { products } from './listings.ts';

/** What a listing says of its goods besides its texts, and what type of goods they are. One row, because all are read together. */
export const productFacts = pgTable(
  'product_facts',
  {
    productId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    // Null where the seller chose none; the titles then tell it.
    productTypeId: text(),
    facts: jsonb().$type<StoredFact[]>().notNull(),
  },
  (table) => [check('product_facts_is_list', sql`jsonb_typeof(${table.facts}) = 'array'`)],
);
