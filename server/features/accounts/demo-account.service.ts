import { and, eq, isNotNull } from 'drizzle-orm';
import type { UserType } from '../../../contracts/accounts.ts';
import { AppError } from '../../../contracts/errors.ts';
import { accounts } from '../../db/schema/accounts.ts';
import type { AccountDeps } from './accounts.service.ts';
import { type Origin, openSession, type SignedInAccount } from './open-session.service.ts';

/** Signs in to the demo account of this kind, whose password is public. */
export async function signInToDemoAccount(
  deps: Pick<AccountDeps, 'db' | 'now' | 'queue' | 'allowsDemo'>,
  kind: UserType,
  origin: Origin,
): Promise<SignedInAccount> {
  if (!deps.allowsDemo) throw new AppError('not_found');
  // Only those that people may sign in to have a password.
  const isDemo = and(eq(accounts.isDemo, true), eq(accounts.kind, kind), isNotNull(accounts.passwordHash));
  const [account] = await deps.db.select().from(accounts).where(isDemo).orderBy(accounts.id).limit(1);
  if (!account) throw new AppError('not_found');
  return openSession(deps, account, origin, 'demo', 'not_signed_in');
}
