import { bigint, integer, jsonb } from 'drizzle-orm/pg-core';
import type { CommissionTax } from '../../../contracts/money/commission.ts';

const cents = () => bigint({ mode: 'number' });

/** What the platform takes of an order, as it was when the order was placed. */
export const commissionColumns = () => ({
  /** In hundredths of a percent; that of a line holds where it has its own. */
  commissionShare: integer().notNull(),
  commissionFixedCents: cents().notNull(),
  /** The platform's tax on the commission; null where it charges none. */
  commissionTax: jsonb().$type<CommissionTax>(),
  /** What was taken, without and of tax; zero until the order is completed. */
  commissionCents: cents().notNull().default(0),
  commissionTaxCents: cents().notNull().default(0),
});
