import type { UserType } from '../../../contracts/accounts.ts';
import { AppError } from '../../../contracts/errors.ts';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { findAccount, getAccount } from './accounts.service.ts';
import { makeDefaultName, normalizeEmail } from './identity.ts';
import type { Account } from './open-session.service.ts';

interface Profile {
  email: string | null;
  isEmailVerified: boolean;
}

/** A new account without a password for a provider's email; null where an account of this kind has that email. */
export async function createProviderAccount(
  tx: Db,
  kind: UserType,
  profile: Profile,
  now: Date,
): Promise<Account | null> {
  if (profile.email === null) throw new AppError('provider_without_email');
  const email = normalizeEmail(profile.email);
  if (await findAccount(tx, kind, { email, phone: null })) return null;
  const emailVerifiedAt = profile.isEmailVerified ? now : null;
  const [created] = await tx
    .insert(accounts)
    .values({ kind, email, emailVerifiedAt, name: makeDefaultName(kind), hasDefaultName: true })
    .onConflictDoNothing()
    .returning();
  return created ?? null;
}

/** Whether an account has a provider's email. */
export async function hasEmail(db: Db, accountId: number, email: string | null): Promise<boolean> {
  const account = await getAccount(db, accountId);
  return email !== null && account.email === normalizeEmail(email);
}
