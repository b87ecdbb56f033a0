import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { readInPages } from '../../../platform/db/read-in-pages.ts';
import { bankAccounts, invoices, ledgerAccounts, ledgerMovements, writeOffs } from '../../../schema/money/ledger.ts';
import { payoutAccounts } from '../../../schema/money/payout-accounts.ts';
import { payoutSettings, payouts } from '../../../schema/money/payouts.ts';

/** The account's movements, payouts, balances, invoices and bank account. */
export async function collectMoneyData(db: Db, id: number): Promise<Record<string, unknown>> {
  const [balances, banks, forgiven, schedules, connected] = await Promise.all([
    db.select().from(ledgerAccounts).where(eq(ledgerAccounts.sellerId, id)),
    db.select().from(bankAccounts).where(eq(bankAccounts.sellerId, id)),
    db.select().from(writeOffs).where(eq(writeOffs.sellerId, id)).orderBy(writeOffs.movementId),
    db.select().from(payoutSettings).where(eq(payoutSettings.sellerId, id)),
    db.select().from(payoutAccounts).where(eq(payoutAccounts.sellerId, id)),
  ]);
  return {
    money: {
      movements: readInPages(db, ledgerMovements, ledgerMovements.id, eq(ledgerMovements.sellerId, id)),
      payouts: withoutSealed(readInPages(db, payouts, payouts.id, eq(payouts.sellerId, id))),
      balances,
      invoices: readInPages(db, invoices, invoices.id, eq(invoices.sellerId, id)),
      write_offs: forgiven.map(({ operator: _, ...row }) => row),
      bank_accounts: banks.map(({ details: _, ...bank }) => bank),
      payout_settings: schedules,
      payout_accounts: connected,
    },
  };
}

/** A sealed account is of no use to its owner. */
async function* withoutSealed(rows: AsyncIterable<typeof payouts.$inferSelect>) {
  for await (const { bankDetails: _, ...payout } of rows) yield payout;
}
