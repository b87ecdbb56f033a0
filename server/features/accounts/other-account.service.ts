import type { UserType } from '../../../contracts/accounts.ts';
import { AppError } from '../../../contracts/errors.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { copyIdentities } from '../identities/identities.service.ts';
import { type AccountDeps, type Caller, signIn, verifyOwner } from './accounts.service.ts';
import { type Origin, openSession, type SignedInAccount } from './open-session.service.ts';
import { endSession } from './sessions.service.ts';

/**
 * Signs a customer in to the seller account with the same email or phone, or a seller to the customer account, and
 * creates that account with the same password and identities when there is none. An existing account is signed in to
 * only with its own password.
 */
export async function switchToOtherAccount(
  deps: AccountDeps,
  caller: Caller & { sessionId: number },
  password: string,
  origin: Origin,
): Promise<SignedInAccount> {
  const own = await verifyOwner(deps, caller, password, origin);
  const kind: UserType = own.kind === 'seller' ? 'customer' : 'seller';
  const { name, email, passwordHash } = own;
  const phone = email === null ? own.phone : null;
  const created = await deps.db.transaction(async (db) => {
    const [account] = await db
      .insert(accounts)
      .values({ kind, name, email, phone, passwordHash })
      .onConflictDoNothing()
      .returning();
    if (!account) return null;
    const copied = await copyIdentities(db, own.id, account);
    if (passwordHash === null && copied === 0) throw new AppError('last_way_in', { key: 'password_first' });
    return openSession({ ...deps, db }, account, origin, 'sign-up', 'not_signed_in');
  });
  const signedIn = created ?? (await signInToExisting(deps, kind, { email, phone, password }, origin));
  await endSession(deps.db, caller.id, caller.sessionId);
  return signedIn;
}

interface SharedCredentials {
  email: string | null;
  phone: string | null;
  password: string;
}

async function signInToExisting(deps: AccountDeps, kind: UserType, shared: SharedCredentials, origin: Origin) {
  const { email, phone } = shared;
  const credentials = {
    login_type: email === null ? ('phone' as const) : ('email' as const),
    email: email ?? '',
    phone: phone ?? '',
    password: shared.password.trim(),
  };
  return signIn(deps, kind, credentials, origin).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'wrong_credentials') throw error;
    throw new AppError(email === null ? 'phone_taken' : 'email_taken', {
      key: `${kind}_account_${email === null ? 'phone' : 'email'}_taken`,
    });
  });
}
