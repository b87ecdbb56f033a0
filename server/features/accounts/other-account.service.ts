import type { UserType } from '../../../contracts/accounts.ts';
import { AppError } from '../../../contracts/errors.ts';
import { accounts } from '../../db/schema/accounts.ts';
import {
  type AccountDeps,
  getAccount,
  type Origin,
  openSession,
  requirePassword,
  type SignedInAccount,
  signIn,
} from './accounts.service.ts';
import { endSession } from './sessions.service.ts';

interface Caller {
  id: number;
  sessionId: number;
}

/**
 * Leads from a customer account to the seller account of the same email or phone, or the other way round; it is opened
 * where there is none. Both accounts stay separate: one that exists already is entered only with its own password.
 */
export async function switchToOtherAccount(
  deps: AccountDeps,
  caller: Caller,
  password: string,
  origin: Origin,
): Promise<SignedInAccount> {
  const own = await getAccount(deps.db, caller.id);
  await requirePassword(deps, own, password, origin);
  const kind: UserType = own.kind === 'seller' ? 'customer' : 'seller';
  const { name, email, passwordHash } = own;
  const phone = email === null ? own.phone : null;
  const opened = await deps.db.transaction(async (db) => {
    const [account] = await db
      .insert(accounts)
      .values({ kind, name, email, phone, passwordHash })
      .onConflictDoNothing()
      .returning();
    return account ? openSession({ ...deps, db }, account, origin, 'not_signed_in') : null;
  });
  const entered = opened ?? (await signInThere(deps, kind, { email, phone, password }, origin));
  await endSession(deps.db, caller.id, caller.sessionId);
  return entered;
}

interface SharedCredentials {
  email: string | null;
  phone: string | null;
  password: string;
}

async function signInThere(deps: AccountDeps, kind: UserType, given: SharedCredentials, origin: Origin) {
  const { email, phone } = given;
  const credentials = {
    login_type: email === null ? ('phone' as const) : ('email' as const),
    email: email ?? '',
    phone: phone ?? '',
    password: given.password.trim(),
  };
  return signIn(deps, kind, credentials, origin).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'wrong_credentials') throw error;
    throw new AppError(email === null ? 'phone_taken' : 'email_taken', {
      message: `There is a ${kind} account with your ${email === null ? 'phone number' : 'email'} and another password. Please log out and sign in to it.`,
    });
  });
}
