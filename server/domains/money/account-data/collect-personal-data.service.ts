import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { bankAccounts, invoices, ledgerAccounts, ledgerMovements } from '../../../schema/money/ledger.ts';

/** The account's movements, balances, invoices and bank account. */
export async function collectMoneyData(db: Db, id: number): Promise<Record<string, unknown>> {
  const [movements, balances, issuedInvoices, banks] = await Promise.all([
    db.select().from(ledgerMovements).where(eq(ledgerMovements.sellerId, id)).orderBy(asc(ledgerMovements.id)),
    db.select().from(ledgerAccounts).where(eq(ledgerAccounts.sellerId, id)),
    db.select().from(invoices).where(eq(invoices.sellerId, id)).orderBy(asc(invoices.number)),
    db.select().from(bankAccounts).where(eq(bankAccounts.sellerId, id)),
  ]);
  return { money: { movements, balances, invoices: issuedInvoices, bank_accounts: banks } };
}
