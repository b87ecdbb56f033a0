import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { readInPages } from '../../../platform/db/read-in-pages.ts';
import { bankAccounts, invoices, ledgerAccounts, ledgerMovements, writeOffs } from '../../../schema/money/ledger.ts';

/** The account's movements, balances, invoices and bank account. */
export async function collectMoneyData(db: Db, id: number): Promise<Record<string, unknown>> {
  const [balances, banks, forgiven] = await Promise.all([
    db.select().from(ledgerAccounts).where(eq(ledgerAccounts.sellerId, id)),
    db.select().from(bankAccounts).where(eq(bankAccounts.sellerId, id)),
    db.select().from(writeOffs).where(eq(writeOffs.sellerId, id)).orderBy(writeOffs.movementId),
  ]);
  return {
    money: {
      movements: readInPages(db, ledgerMovements, ledgerMovements.id, eq(ledgerMovements.sellerId, id)),
      balances,
      invoices: readInPages(db, invoices, invoices.id, eq(invoices.sellerId, id)),
      bank_accounts: banks,
      write_offs: forgiven.map(({ operator: _, ...row }) => row),
    },
  };
}
