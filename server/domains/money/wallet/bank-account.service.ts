import { eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { WalletTransfers } from '../../../providers/wallet-transfers/wallet-transfers.ts';
import { bankAccounts } from '../../../schema/money/ledger.ts';

/** The seller's linked bank account, or null. */
export async function findBankAccount(db: Db, sellerId: number) {
  const [linked] = await db.select().from(bankAccounts).where(eq(bankAccounts.sellerId, sellerId));
  return linked ? { id: linked.providerId, name: linked.name, last_four: linked.lastFour } : null;
}

/** Links one of the provider's accounts and replaces an earlier one. */
export async function link(db: Db, transfers: WalletTransfers, request: { sellerId: number; id: string; now: Date }) {
  const account = transfers.accounts.find(({ id }) => id === request.id);
  if (!account) throw new AppError('bad_input', { message: 'Please choose one of the test accounts.' });
  const values = { providerId: account.id, name: account.name, lastFour: account.lastFour, linkedAt: request.now };
  await db
    .insert(bankAccounts)
    .values({ sellerId: request.sellerId, ...values })
    .onConflictDoUpdate({ target: bankAccounts.sellerId, set: values });
  return { id: account.id, name: account.name, last_four: account.lastFour };
}

/** Unlinks the bank account and returns whether there was one; transfers in progress still complete. */
export async function unlink(db: Db, sellerId: number): Promise<boolean> {
  return (await db.delete(bankAccounts).where(eq(bankAccounts.sellerId, sellerId)).returning()).length > 0;
}
