import { type SQL, sql } from 'drizzle-orm';
import { type LiveRecordType, type SamplePage, samplePages } from '../../../../contracts/money/sample-pages.ts';
import type { Db } from '../../../platform/db/database.ts';

const records: Record<LiveRecordType, (sellerId: number) => SQL> = {
  order: (id) => sql`select from orders where seller_id = ${id} and mode = ledger_mode()`,
  movement: (id) => sql`select from ledger_movements where seller_id = ${id} and mode = ledger_mode()`,
  // A deposit is the seller's own money.
  income: (id) =>
    sql`select from ledger_movements where seller_id = ${id} and mode = ledger_mode() and type <> 'deposit'`,
  payout: (id) =>
    sql`select from ledger_movements where seller_id = ${id} and mode = ledger_mode() and type = 'payout'`,
  invoice: (id) => sql`select from invoices where seller_id = ${id} and mode = ledger_mode() and state <> 'void'`,
  visit: (id) =>
    sql`select from product_events join products on products.id = product_events.product_id where products.seller_id = ${id}`,
};

/** Whether a page of the seller has a live record, and therefore shows no samples. */
export async function hasLiveRecords(db: Db, sellerId: number, page: SamplePage): Promise<boolean> {
  const found = samplePages[page].map((type) => sql`exists (${records[type](sellerId)})`);
  const { rows } = await db.execute<{ is_live: boolean }>(sql`select ${sql.join(found, sql` or `)} as is_live`);
  return rows[0]?.is_live === true;
}
