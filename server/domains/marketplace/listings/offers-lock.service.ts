import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

/**
 * Lets one transaction at a time change the countries of a seller's listings or where the seller sends, because each
 * reads what the other writes. Take it before any row of the seller is locked.
 */
export async function lockOffers(tx: Db, sellerId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`offers of ${sellerId}`}, 0))`);
}
