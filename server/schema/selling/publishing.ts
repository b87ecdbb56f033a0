import { bigint, boolean, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { ListingProposal } from '../../../contracts/selling/listing-analysis.ts';
import { accounts } from '../identity/accounts.ts';
import { products } from '../marketplace/listings.ts';
import { analyses } from './analyses.ts';

/** The private data of a listing: plan, goal and logistics. A separate table, because listings are read far more often. */
export const productPlans = pgTable(
  'product_plans',
  {
    productId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    // The idempotency key of a draft, so that a retry finds the listing that the first attempt made.
    publishKey: text().notNull(),
    analysisUuid: uuid().references(() => analyses.uuid, { onDelete: 'set null' }),
    priceMinCents: integer(),
    priceMaxCents: integer(),
    localCurrencies: jsonb().$type<ListingProposal['price_range']['local_currencies']>(),
    platformComparison:
      jsonb().$type<Record<string, Pick<ListingProposal['platform_comparison'][string], 'price_range'>>>(),
    monthlySalesTargetCents: bigint({ mode: 'number' }).notNull(),
    sellUnits: integer().notNull(),
    marketingBudgetCents: bigint({ mode: 'number' }).notNull(),
    offersCredit: boolean().notNull().default(false),
    fulfilment: text({ enum: ['self', 'partner', 'courier'] }),
    weightGrams: integer(),
  },
  (table) => [unique('product_plans_published_once').on(table.sellerId, table.publishKey)],
);
