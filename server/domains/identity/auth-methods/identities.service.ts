import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import type { ProviderId } from '../../../../contracts/identity/auth-methods.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ProviderProfile } from '../../../providers/identity-providers/identity-provider.ts';
import { identities } from '../../../schema/identity/sign-in.ts';

type Identity = typeof identities.$inferSelect;

export function listIdentities(db: Db, accountId: number): Promise<Identity[]> {
  return db.select().from(identities).where(eq(identities.accountId, accountId)).orderBy(identities.id);
}

/** The account of this role that an identity signs in to, or null; its use is remembered. */
export async function signInByIdentity(
  db: Db,
  role: UserType,
  { issuer, subject }: ProviderProfile,
  now: Date,
): Promise<number | null> {
  const [used] = await db
    .update(identities)
    .set({ lastUsedAt: now })
    .where(and(eq(identities.role, role), eq(identities.issuer, issuer), eq(identities.subject, subject)))
    .returning();
  return used?.accountId ?? null;
}

/** Adds an identity to an account; throws when it belongs to another one. */
export async function addIdentity(
  db: Db,
  account: { id: number; role: UserType },
  provider: ProviderId,
  { issuer, subject, email }: ProviderProfile,
): Promise<void> {
  const { id: accountId, role } = account;
  const added = await db
    .insert(identities)
    .values({ accountId, role, provider, issuer, subject, email })
    .onConflictDoUpdate({
      target: [identities.role, identities.issuer, identities.subject],
      set: { email },
      setWhere: eq(identities.accountId, accountId),
    })
    .returning();
  if (added.length === 0) throw new AppError('identity_taken');
}

/** Removes an identity and returns its provider. */
export async function removeIdentity(db: Db, accountId: number, id: number): Promise<ProviderId> {
  const [removed] = await db
    .delete(identities)
    .where(and(eq(identities.id, id), eq(identities.accountId, accountId)))
    .returning();
  if (!removed) throw new AppError('identity_not_found');
  return removed.provider;
}

/** Lets the identities of one account sign in to its owner's account of the other role; returns how many. */
export async function copyIdentities(db: Db, from: number, to: { id: number; role: UserType }): Promise<number> {
  const own = await listIdentities(db, from);
  if (own.length === 0) return 0;
  const copies = own.map(({ provider, issuer, subject, email }) => {
    return { accountId: to.id, role: to.role, provider, issuer, subject, email };
  });
  return (await db.insert(identities).values(copies).onConflictDoNothing().returning()).length;
}
