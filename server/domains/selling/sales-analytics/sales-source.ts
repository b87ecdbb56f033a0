import type { AnalyticsReport } from '../../../../contracts/selling/analytics.ts';
import type { Db } from '../../../platform/db/database.ts';

interface SalesRange {
  /** The days of the report in order, as `2026-01-31`. */
  days: readonly string[];
  /** The first day of the same number of days just before. */
  before: string;
}

/** Where the report finds a seller's sales; orders belong to another domain. */
export interface SalesSource {
  buildSales(db: Db, sellerId: number, range: SalesRange): Promise<AnalyticsReport['sales']>;
  /** Whether anything was ever counted or sold. */
  hasLiveRecords(db: Db, sellerId: number, page: 'analytics'): Promise<boolean>;
}
