import { eq, lt } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { UserType } from '../../../../contracts/identity/accounts.ts';
import {
  type Credentials,
  checkContact,
  findNewPasswordProblem,
} from '../../../../contracts/identity/rules/account-rules.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { accounts, sessions, signInFailures, signInNetworks } from '../../../schema/identity/accounts.ts';
import { contactOf } from '../contact-verification/claim-contact.service.ts';
import type { LimitCodes } from '../contact-verification/code-limits.service.ts';
import { sendContactCode, voidCodes } from '../contact-verification/contact-codes.service.ts';
import type { FormerContactDeps } from '../contact-verification/former-contact.service.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { deleteOldEvents, recordEvent } from '../security-events/events.service.ts';
import { deleteExpiredTokens, voidTokens } from '../security-events/one-time-tokens.service.ts';
import { tellOfSecurity } from '../security-events/tell-of-security.service.ts';
import { type Account, finishSignIn, openSession, type SignedInAccount } from '../sessions/open-session.service.ts';
import { endSessions, isStillVerified, requireFresh } from '../sessions/sessions.service.ts';
import { recordSuccessfulAttempt, throttleSignIn } from '../sessions/sign-in-throttle.service.ts';
import { findAccountsWithContact, lockAvailable, requireAvailable } from './accounts-with-contact.service.ts';
import { type Identity, makeDefaultName, normalizeIdentity, normalizeSignInIdentity } from './identity.ts';
import { passwordChanged } from './password-changed-mail.ts';

export interface AccountDeps extends FormerContactDeps {
  db: Db;
  now(): Date;
  passwords: Passwords;
  limitCodes: LimitCodes;
  secrets: SecretBox;
  /** Whether the demo accounts, whose password is public, can be signed in to. */
  allowsDemo: boolean;
}

const knownNetworkMs = 90 * dayMs;

/** Creates an account, signs it in, and sends a code to the contact it was opened with. */
export async function signUp(
  deps: AccountDeps,
  role: UserType,
  values: Credentials,
  origin: Origin,
): Promise<SignedInAccount> {
  const identity = await normalizeIdentity(values);
  const contact = identity[values.login_type];
  // Counted first, so that neither the number of texts nor the answer tells whether there is an account.
  if (contact !== null) await deps.limitCodes({ contact, address: origin.address });
  const holders = await requireAvailable(deps.db, role, identity);
  await requireStrongPassword(deps, values.password, identity);
  const passwordHash = await deps.passwords.hash(values.password);
  return createAccount(deps, { role, identity, type: values.login_type, passwordHash, holders }, origin);
}

/** Creates a customer account that has an email and no password, and sends the code that proves the email. */
export async function signUpGuest(deps: AccountDeps, typed: string, origin: Origin): Promise<SignedInAccount> {
  const values = { login_type: 'email', email: typed.trim(), phone: '' } as const;
  const { email: problem } = checkContact(values);
  if (problem) throw new AppError('bad_input', { message: problem });
  const identity = await normalizeIdentity({ ...values, password: '' });
  if (identity.email !== null) await deps.limitCodes({ contact: identity.email, address: origin.address });
  const holders = await requireAvailable(deps.db, 'customer', identity);
  return createAccount(deps, { role: 'customer', identity, type: 'email', passwordHash: null, holders }, origin);
}

interface NewAccount {
  role: UserType;
  identity: Identity;
  type: Credentials['login_type'];
  /** Null for a guest. */
  passwordHash: string | null;
  /** The accounts that name the contact already. */
  holders: Account[];
}

async function createAccount(
  deps: AccountDeps,
  { role, identity, type, passwordHash, holders }: NewAccount,
  origin: Origin,
): Promise<SignedInAccount> {
  const contact = identity[type];
  const { language = 'en' } = origin;
  const now = deps.now();
  const created = await deps.db.transaction(async (db) => {
    if (!(await lockAvailable(db, role, identity, holders))) return null;
    const name = makeDefaultName(role, language);
    const [account] = await db
      .insert(accounts)
      .values({ role, ...identity, name, hasDefaultName: true, passwordHash, language })
      .onConflictDoNothing()
      .returning();
    if (!account) return null;
    if (contact !== null && contactOf(account, type).verifiedAt === null) {
      const sent = { purpose: 'verify', contactType: type, contact } as const;
      await sendContactCode({ ...deps, db }, account, sent, now);
    }
    return openSession({ ...deps, db }, account, origin, 'sign-up', 'not_signed_in');
  });
  if (created) return created;
  // Somebody signed up with the same address meanwhile.
  await requireAvailable(deps.db, role, identity);
  throw new AppError('unavailable', { retryAfterSeconds: 1 });
}

/** Signs an account in. An unknown account and a wrong password give the same error after the same time. */
export async function signIn(
  deps: AccountDeps,
  role: UserType,
  values: Credentials,
  origin: Origin,
): Promise<SignedInAccount> {
  const identity = await normalizeSignInIdentity(values);
  const holders = await findAccountsWithContact(
    deps.db,
    role,
    values.login_type,
    identity.email ?? identity.phone ?? '',
  );
  const { address } = origin;
  const accountId = holders[0]?.id ?? null;
  const attempt = { role, identity: identity.email ?? identity.phone ?? '', address, accountId };
  await throttleSignIn(deps, attempt);
  const account = await findByPassword(deps, holders, values.password);
  const isOpen = deps.allowsDemo || !account?.isDemo;
  if (!account || !isOpen) throw new AppError('wrong_credentials');
  await recordSuccessfulAttempt(deps.db, attempt);
  return finishSignIn(deps, account, origin, 'password');
}

/** Changes or sets the password, ends every session, and starts a new one for the caller. */
export async function changePassword(
  deps: AccountDeps,
  caller: Caller,
  change: { current: string; next: string },
  origin: Origin,
): Promise<SignedInAccount> {
  const account = await verifyOwner(deps, caller, change.current, origin);
  const next = change.next.trim();
  const problem = findNewPasswordProblem(next);
  if (problem) throw new AppError('bad_input', { message: problem });
  await requireStrongPassword(deps, next, account);
  const passwordHash = await deps.passwords.hash(next);
  return deps.db.transaction(async (db) => {
    const [changed] = await db.update(accounts).set({ passwordHash }).where(isStillVerified(account)).returning();
    if (!changed) throw new AppError('not_signed_in');
    await endSessions(db, account.id);
    await voidCodes(db, account.id);
    await voidTokens(db, account.id);
    const mail = { template: passwordChanged, parameters: { role: changed.role } };
    await tellOfSecurity({ ...deps, db }, changed, { change: 'password-changed', device: origin.device, mail });
    await recordEvent({ ...deps, db }, { accountId: account.id, type: 'password-changed', origin });
    return openSession({ ...deps, db }, changed, origin, 'password', 'not_signed_in');
  });
}

type PasswordDeps = Pick<AccountDeps, 'db' | 'passwords' | 'now'>;

/** The account that calls, with the time at which its session was last proven. */
export interface Caller {
  id: number;
  reauthenticatedAt: Date | null;
}

/**
 * Returns the account after checking its password again or, where none is given, that its session was proven within ten
 * minutes: for actions that a stolen session must not allow.
 */
export async function verifyOwner(
  deps: PasswordDeps,
  caller: Caller,
  password: string,
  origin: Pick<Origin, 'address'>,
): Promise<Account> {
  const account = await getAccount(deps.db, caller.id);
  if (password.trim()) await requirePassword(deps, account, password, origin);
  else requireFresh(caller, deps.now());
  return account;
}

/** The account that has this password; the work is the same where there is no account. */
async function findByPassword(
  { passwords }: AccountDeps,
  holders: Account[],
  password: string,
): Promise<Account | null> {
  if (holders.length === 0) await passwords.matches(password, null);
  for (const holder of holders) {
    if (await passwords.matches(password, holder.passwordHash)) return holder;
  }
  return null;
}

/** Passwords are often made from a name, which the first part of an email often is. */
export async function requireStrongPassword(
  { passwords }: Pick<AccountDeps, 'passwords'>,
  password: string,
  { email, phone }: { email: string | null; phone: string | null },
): Promise<void> {
  const about = [email, email?.split('@')[0], phone, 'snapbazaar'].filter((word) => typeof word === 'string');
  if (await passwords.isEasilyGuessed(password, about)) throw new AppError('weak_password');
}

/** Throws unless this is the account's password; attempts are throttled as at the sign-in. */
export async function requirePassword(
  deps: PasswordDeps,
  account: Account,
  password: string,
  origin: Pick<Origin, 'address'>,
): Promise<void> {
  const { id: accountId, role } = account;
  const attempt = { role, identity: `password of ${accountId}`, address: origin.address, accountId };
  await throttleSignIn(deps, attempt);
  const isMatch = await deps.passwords.matches(password.trim(), account.passwordHash);
  if (!isMatch) throw new AppError('wrong_password');
  await recordSuccessfulAttempt(deps.db, attempt);
}

/** The account with this id; throws when it was closed after the session was checked. */
export async function getAccount(db: Db, id: number): Promise<Account> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id));
  if (!account) throw new AppError('not_signed_in');
  return account;
}

/** Deletes what has expired: sessions, tokens, failure counts, known networks and the oldest history. */
export async function deleteExpiredSignInData(db: Db, now: Date): Promise<void> {
  await db.delete(signInNetworks).where(lt(signInNetworks.lastUsedAt, new Date(now.getTime() - knownNetworkMs)));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(signInFailures).where(lt(signInFailures.lastFailedAt, new Date(now.getTime() - dayMs)));
  await deleteExpiredTokens(db, now);
  await deleteOldEvents(db, now);
}
