import { and, eq, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';

type Account = typeof accounts.$inferSelect;

/** The account behind a shop that visitors can see: that of a seller who has listed something. */
export async function getSellerAccount(db: Db, idText: string): Promise<Account> {
  const id = readSellerId(idText);
  const hasListed = sql`exists (select from products where seller_id = ${accounts.id} and removed_at is null)`;
  const [account] =
    id === null
      ? []
      : await db
          .select()
          .from(accounts)
          .where(and(eq(accounts.id, id), eq(accounts.role, 'seller'), hasListed));
  if (!account) throw new AppError('seller_not_found');
  return account;
}

/** Parses a seller's id from a URL; null if it is invalid. */
export const readSellerId = (idText: string) => (/^[1-9]\d{0,14}$/.test(idText) ? Number(idText) : null);
