import { and, eq, isNotNull } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { openSession, type SignedInAccount } from '../sessions/open-session.service.ts';
import type { AccountDeps } from './accounts.service.ts';

/** Signs in to the demo account of this role, whose password is public. */
export async function signInToDemoAccount(
  deps: Pick<AccountDeps, 'db' | 'now' | 'queue' | 'allowsDemo'>,
  role: UserType,
  origin: Origin,
): Promise<SignedInAccount> {
  if (!deps.allowsDemo) throw new AppError('not_found');
  // Only those that people may sign in to have a password.
  const isDemo = and(eq(accounts.isDemo, true), eq(accounts.role, role), isNotNull(accounts.passwordHash));
  const [account] = await deps.db.select().from(accounts).where(isDemo).orderBy(accounts.id).limit(1);
  if (!account) throw new AppError('not_found');
  return openSession(deps, account, origin, 'demo', 'not_signed_in');
}
