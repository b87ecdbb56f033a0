import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { languages } from '../../../contracts/languages.ts';
import { bulkActions, bulkOutcomes, bulkStates } from '../../../contracts/selling/bulk-changes.ts';
import type { ListingCell } from '../../../contracts/selling/listing-cells.ts';
import { accounts } from '../identity/accounts.ts';
import { products } from '../marketplace/listings.ts';
import { shopCurrency } from '../money/shop-currency.ts';

const time = () => timestamp({ precision: 3, withTimezone: true });

/** A change of many listings of a seller: first only a preview, then saved, perhaps undone. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    sellerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    // The client's key of the preview, so that a repeated request finds it.
    key: text().notNull(),
    state: text({ enum: bulkStates }).notNull().default('preview'),
    // The currency of the prices in its rows; after a change of the shop's currency none of them is written.
    currency: shopCurrency(),
    // Null where it was made in the table.
    fileName: text(),
    // Without those that have a problem.
    rowCount: integer().notNull().default(0),
    problemCount: integer().notNull().default(0),
    doneCount: integer().notNull().default(0),
    refusedCount: integer().notNull().default(0),
    createdAt: time().notNull().defaultNow(),
    appliedAt: time(),
  },
  (table) => [
    unique('bulk_changes_previewed_once').on(table.sellerId, table.key),
    index('bulk_changes_newest').on(table.sellerId, table.createdAt),
    index('bulk_changes_by_age').on(table.createdAt),
  ],
);

export interface CellChange {
  cell: ListingCell;
  before: string;
  after: string;
}

/** One listing of a change, with the values before and after of each cell. */
export const bulkChangeRows = pgTable(
  'bulk_change_rows',
  {
    bulkId: uuid()
      .notNull()
      .references(() => bulkChanges.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    action: text({ enum: bulkActions }).notNull(),
    // The listing that is changed or copied; null where one is made.
    productId: bigint({ mode: 'number' }).references(() => products.id, { onDelete: 'cascade' }),
    // The listing that was made.
    madeId: bigint({ mode: 'number' }).references(() => products.id, { onDelete: 'set null' }),
    title: text().notNull(),
    changes: jsonb().$type<CellChange[]>().notNull(),
    problem: text(),
    outcome: text({ enum: bulkOutcomes }).notNull().default('open'),
    // Languages whose text was out of date before, so that undoing marks no other one.
    staleBefore: text({ enum: languages }).array().notNull().default(sql`'{}'`),
    fileRow: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.bulkId, table.place] }),
    index('bulk_change_rows_by_product').on(table.productId),
    index('bulk_change_rows_by_made').on(table.madeId).where(sql`made_id is not null`),
  ],
);
