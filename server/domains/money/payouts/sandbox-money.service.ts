import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

/** Refuses to pay out of a database in which sellers have money of the sandbox, because nobody ever paid that in. */
export async function requireNoSandboxMoney(db: Db): Promise<void> {
  const { rows } = await db.execute<{ is_sandbox: boolean }>(sql`
    select exists (select from ledger_movements where type = 'deposit' and state = 'completed')
      or exists (select from order_payments where provider = 'sandbox' and state = 'paid') as is_sandbox`);
  if (!rows[0]?.is_sandbox) return;
  throw new Error(
    'PAYOUT_ACCOUNT_NUMBER is set, but this database holds money of the sandbox, which must not be paid out. Please go live with a new database, or unset it.',
  );
}
