import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';

/**
 * Refuses to pay out of live books that hold money of the sandbox, because nobody ever paid that in. Only versions without
 * modes could mix the two; a shop that goes live now begins with books of its own.
 */
export async function requireNoSandboxMoney(db: Db): Promise<void> {
  const { rows } = await db.execute<{ is_sandbox: boolean }>(sql`
    select exists (select from ledger_movements where type = 'deposit' and state = 'completed' and mode = 'live')
      or exists (select from order_payments payment join orders on orders.id = any (order_ids)
        where provider = 'sandbox' and payment.state = 'paid' and orders.mode = 'live') as is_sandbox`);
  if (!rows[0]?.is_sandbox) return;
  throw new Error(
    'PAYOUT_ACCOUNT_NUMBER or STRIPE_CONNECT is set, but the live books of this database hold money of the sandbox, which must not be paid out. Please go live with a new database, or unset it.',
  );
}
