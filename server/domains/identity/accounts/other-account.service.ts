import { AppError } from '../../../../contracts/errors.ts';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import type { ContactType } from '../../../../contracts/identity/contacts.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { copyIdentities } from '../auth-methods/identities.service.ts';
import { copyTwoFactor } from '../auth-methods/two-factor-state.service.ts';
import {
  type Account,
  claimContact,
  contactColumns,
  contactOf,
} from '../contact-verification/claim-contact.service.ts';
import { openSession, type SignedInAccount } from '../sessions/open-session.service.ts';
import { endSession } from '../sessions/sessions.service.ts';
import { type AccountDeps, type Caller, signIn, verifyOwner } from './accounts.service.ts';
import { findAccountsWithContact } from './accounts-with-contact.service.ts';
import { makeDefaultName } from './identity.ts';

/**
 * Signs a customer in to the seller account with the same email or phone, or a seller to the customer account, and
 * creates that account, with the same password, identities and second step, when there is none. An existing account is
 * signed in to only with its own password; one that merely names a contact which the caller has proved does not stand in
 * the way.
 */
export async function switchToOtherAccount(
  deps: AccountDeps,
  caller: Caller & { sessionId: number },
  password: string,
  origin: Origin,
): Promise<SignedInAccount> {
  const own = await verifyOwner(deps, caller, password, origin);
  const role: UserType = own.role === 'seller' ? 'customer' : 'seller';
  const type: ContactType = own.email === null ? 'phone' : 'email';
  const contact = own.email ?? own.phone ?? '';
  const shared = { email: own.email, phone: own.email === null ? own.phone : null, password };
  const signInThere = () => signInToExisting(deps, role, shared, origin);

  const holders = await findAccountsWithContact(deps.db, role, type, contact);
  const isVerified = holders.some((holder) => contactOf(holder, type).verifiedAt !== null);
  const mayClaim = !isVerified && contactOf(own, type).verifiedAt !== null;
  const existing = holders.length === 0 ? null : await signInThere().catch(mayClaim ? noneWhereTaken : rethrow);
  const createdOrExisting = existing ?? (await createLike(deps, own, { role, type, contact }, origin));
  const signedIn = createdOrExisting ?? (await signInThere());
  await endSession(deps.db, caller.id, caller.sessionId);
  return signedIn;
}

/** Creates the account of the other role; null where somebody else has proved the contact in the meantime. */
async function createLike(
  deps: AccountDeps,
  own: Account,
  { role, type, contact }: { role: UserType; type: ContactType; contact: string },
  origin: Origin,
): Promise<SignedInAccount | null> {
  const creating = deps.db.transaction(async (db) => {
    const { hasDefaultName, passwordHash, language } = own;
    const name = hasDefaultName ? makeDefaultName(role, language) : own.name;
    const values = { role, name, hasDefaultName, passwordHash, language, ...contactColumns(type, contact, null) };
    const [created] = await db.insert(accounts).values(values).onConflictDoNothing().returning();
    if (!created) return null;
    const isVerified = contactOf(own, type).verifiedAt !== null;
    const account = isVerified ? await claimContact(db, created, { type, contact }, deps.now()) : created;
    const copied = await copyIdentities(db, own.id, account);
    await copyTwoFactor({ ...deps, db }, own.id, account.id);
    if (passwordHash === null && copied === 0) throw new AppError('last_auth_method', { key: 'password_first' });
    return openSession({ ...deps, db }, account, origin, 'sign-up', 'not_signed_in');
  });
  return creating.catch(noneWhereTaken);
}

function noneWhereTaken(error: unknown): null {
  if (error instanceof AppError && ['email_taken', 'phone_taken'].includes(error.code)) return null;
  throw error;
}

function rethrow(error: unknown): never {
  throw error;
}

interface SharedCredentials {
  email: string | null;
  phone: string | null;
  password: string;
}

async function signInToExisting(deps: AccountDeps, role: UserType, shared: SharedCredentials, origin: Origin) {
  const { email, phone } = shared;
  const credentials = {
    login_type: email === null ? ('phone' as const) : ('email' as const),
    email: email ?? '',
    phone: phone ?? '',
    password: shared.password.trim(),
  };
  return signIn(deps, role, credentials, origin).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'wrong_credentials') throw error;
    throw new AppError(email === null ? 'phone_taken' : 'email_taken', {
      key: `${role}_account_${email === null ? 'phone' : 'email'}_taken`,
    });
  });
}
