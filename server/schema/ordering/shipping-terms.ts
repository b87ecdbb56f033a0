import { integer, text, timestamp } from 'drizzle-orm/pg-core';

const time = () => timestamp({ precision: 3, withTimezone: true });

/** How and when an order is sent and can come back, as it was promised when it was placed. */
export const shippingTerms = () => ({
  shipsFrom: text().notNull(),
  packDays: integer().notNull(),
  /** The seller's vacation as it was planned then: days in it do not count as days to pack. */
  awayFrom: time(),
  awayUntil: time(),
  daysMin: integer().notNull(),
  daysMax: integer().notNull(),
  /** Days after delivery in which goods can be returned. */
  returnDays: integer().notNull().default(7),
});
