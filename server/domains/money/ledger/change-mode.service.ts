import { inArray, like, sql } from 'drizzle-orm';
import type { LedgerMode } from '../../../../contracts/money/wallet-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import { bankAccounts } from '../../../schema/money/ledger.ts';
import { modeChanges } from '../../../schema/money/ledger-modes.ts';
import { payoutSettings } from '../../../schema/money/payouts.ts';
import { readMode } from './ledger-mode.service.ts';

// Advisory lock held while the mode changes, so that processes that start together change it once.
const modeLock = 7_274_011;

/** Makes a mode the present one and returns whether it was another; the books of the other stay as they are, archived. */
export async function changeMode(tx: Db, mode: LedgerMode, at: Date): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${modeLock})`);
  if ((await readMode(tx)) === mode) return false;
  if (mode === 'test') await requireUnusedLiveLedger(tx);
  await tx.insert(modeChanges).values({ mode, changedAt: at });
  if (mode === 'live') await unlinkTestAccounts(tx);
  return true;
}

/** Live books are not put away: without its provider the site would show a sandbox to people who are owed real money. */
async function requireUnusedLiveLedger(tx: Db): Promise<void> {
  const { rows } = await tx.execute<{ is_used: boolean }>(sql`
    select exists (select from journal_entries where mode = 'live')
      or exists (select from commission_invoices where mode = 'live')
      or exists (select from order_payments where mode = 'live' and state in ('paid', 'returned')) as is_used`);
  if (!rows[0]?.is_used) return;
  throw new Error(
    'This database has books of real money, and no provider of real payments is set. Please set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET again; the sandbox needs a database of its own.',
  );
}

/** A test account receives no real money, so a seller links another one. */
async function unlinkTestAccounts(tx: Db): Promise<void> {
  const { sellerId, providerId } = bankAccounts;
  const isTest = like(providerId, 'sandbox%');
  const ofTest = tx.select({ sellerId }).from(bankAccounts).where(isTest);
  await tx.delete(payoutSettings).where(inArray(payoutSettings.sellerId, ofTest));
  await tx.delete(bankAccounts).where(isTest);
}
