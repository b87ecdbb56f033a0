import { type AnyColumn, eq, type SQL, sql } from 'drizzle-orm';
import type { LedgerMode } from '../../../../contracts/money/wallet-rules.ts';
import type { Db } from '../../../platform/db/database.ts';

/** Whether a row is of a mode; without one, of the present mode of the platform. */
export const isOfMode = (column: AnyColumn, mode?: LedgerMode): SQL =>
  mode ? eq(column, mode) : sql`${column} = ledger_mode()`;

/** The mode that the platform is in. */
export async function readMode(db: Db): Promise<LedgerMode> {
  const { rows } = await db.execute<{ mode: LedgerMode }>(sql`select ledger_mode() as mode`);
  return rows[0]?.mode ?? 'test';
}
