import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CountryCode } from '../../../reference-data/countries/countries.ts';
import { accounts } from '../identity/accounts.ts';

/** The saved addresses of a customer; a field that its country does not use is empty. */
export const addresses = pgTable(
  'addresses',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    customerId: bigint({ mode: 'number' })
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    phone: text().notNull(),
    /** ISO code. */
    country: text().$type<CountryCode>().notNull(),
    postalCode: text().notNull(),
    region: text().notNull(),
    city: text().notNull(),
    district: text().notNull(),
    line1: text().notNull(),
    line2: text().notNull(),
    isDefault: boolean().notNull().default(false),
    createdAt: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('addresses_by_customer').on(table.customerId, table.id),
    uniqueIndex('addresses_one_default').on(table.customerId).where(sql`is_default`),
  ],
);
