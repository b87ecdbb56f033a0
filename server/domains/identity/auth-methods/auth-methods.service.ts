import { and, eq, gte } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { identities, passkeys, recoveryCodes, twoFactorSecrets } from '../../../schema/identity/sign-in.ts';

/**
 * Throws when an account has no way to sign in left, after one was removed in the same transaction. Locks the account, so
 * that two ways which are removed at the same time do not both count the other one.
 */
export async function requireOtherAuthMethod(tx: Db, accountId: number): Promise<void> {
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update');
  if (!account) throw new AppError('not_signed_in');
  if (account.passwordHash !== null) return;
  const ownPasskeys = await tx.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.accountId, accountId));
  const ownIdentities = await tx
    .select({ id: identities.id })
    .from(identities)
    .where(eq(identities.accountId, accountId));
  if (ownPasskeys.length + ownIdentities.length === 0) throw new AppError('last_auth_method');
}

/**
 * Removes the passkeys and identities that were added since a time: what somebody else added to an account that its owner
 * takes back. The second step stays, because a link in a mail must not be stronger than it.
 */
export async function removeAuthMethodsSince(tx: Db, accountId: number, since: Date): Promise<void> {
  await tx.delete(passkeys).where(and(eq(passkeys.accountId, accountId), gte(passkeys.createdAt, since)));
  await tx.delete(identities).where(and(eq(identities.accountId, accountId), gte(identities.createdAt, since)));
}

/**
 * Removes every passkey, identity and two-factor: for an account that its owner takes back from somebody else, who must
 * not keep a way in.
 */
export async function removeAuthMethods(tx: Db, accountId: number): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.accountId, accountId));
  await tx.delete(identities).where(eq(identities.accountId, accountId));
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await tx.delete(twoFactorSecrets).where(eq(twoFactorSecrets.accountId, accountId));
}
