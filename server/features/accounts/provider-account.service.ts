import type { UserType } from '../../../contracts/accounts.ts';
import { AppError } from '../../../contracts/errors.ts';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { findAccount } from './accounts.service.ts';
import { makeDefaultName, normalizeEmail } from './identity.ts';
import type { Account } from './open-session.service.ts';

/** The account of this kind with a provider's email; a new one, without a password, where there is none. */
export async function findOrCreateAccount(
  tx: Db,
  kind: UserType,
  typed: string,
): Promise<{ account: Account; isNew: boolean }> {
  const email = normalizeEmail(typed);
  const [created] = await tx
    .insert(accounts)
    .values({ kind, email, name: makeDefaultName(kind), hasDefaultName: true })
    .onConflictDoNothing()
    .returning();
  if (created) return { account: created, isNew: true };
  const existing = await findAccount(tx, kind, { email, phone: null });
  // It was closed in this moment.
  if (!existing) throw new AppError('challenge_expired');
  return { account: existing, isNew: false };
}
