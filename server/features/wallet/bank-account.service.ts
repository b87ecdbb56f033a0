import { eq } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { Db } from '../../db/database.ts';
import { bankAccounts } from '../../db/schema/ledger.ts';
import type { Payments } from '../../providers/payments/payments.ts';

/** The bank account a seller has linked, as contracts describe it; null where there is none. */
export async function findBankAccount(db: Db, sellerId: number) {
  const [linked] = await db.select().from(bankAccounts).where(eq(bankAccounts.sellerId, sellerId));
  return linked ? { id: linked.providerId, name: linked.name, last_four: linked.lastFour } : null;
}

/** Links one of the accounts the provider offers, in place of an earlier one. */
export async function link(db: Db, payments: Payments, given: { sellerId: number; id: string; now: Date }) {
  const account = payments.accounts.find(({ id }) => id === given.id);
  if (!account) throw new AppError('bad_input', { message: 'Please choose one of the test accounts.' });
  const values = { providerId: account.id, name: account.name, lastFour: account.lastFour, linkedAt: given.now };
  await db
    .insert(bankAccounts)
    .values({ sellerId: given.sellerId, ...values })
    .onConflictDoUpdate({ target: bankAccounts.sellerId, set: values });
  return { id: account.id, name: account.name, last_four: account.lastFour };
}

/** Forgets the linked account; what is under way to it still arrives. */
export async function unlink(db: Db, sellerId: number): Promise<void> {
  await db.delete(bankAccounts).where(eq(bankAccounts.sellerId, sellerId));
}
