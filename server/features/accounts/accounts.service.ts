import { eq, lt } from 'drizzle-orm';
import { type Credentials, findNewPasswordProblem } from '../../../contracts/account-rules.ts';
import type { Post, UserType } from '../../../contracts/accounts.ts';
import { AppError } from '../../../contracts/errors.ts';
import type { Language } from '../../../contracts/languages.ts';
import type { Db } from '../../db/database.ts';
import { accounts, sessions, signInFailures, signInNetworks } from '../../db/schema/accounts.ts';
import type { Queue } from '../../jobs/queue.ts';
import { contactOf } from '../contacts/claim-contact.service.ts';
import type { LimitCodes } from '../contacts/code-limits.service.ts';
import { sendContactCode } from '../contacts/contact-codes.service.ts';
import { tellOwner } from '../mail/mail.service.ts';
import { findHolders, lockAvailable, requireAvailable } from './holders.service.ts';
import { makeDefaultName, normalizeIdentity, normalizeSignInIdentity } from './identity.ts';
import type { Passwords } from './passwords.ts';
import { createSession, endSessions, isStillVerified } from './sessions.service.ts';
import { recordSuccessfulAttempt, rememberNetwork, throttleSignIn } from './sign-in-throttle.ts';

type Account = typeof accounts.$inferSelect;

export interface AccountDeps {
  db: Db;
  now(): Date;
  passwords: Passwords;
  queue: Pick<Queue, 'enqueue'>;
  limitCodes: LimitCodes;
  /** Whether the demo accounts, whose password is public, can be signed in to. */
  allowsDemo: boolean;
}

/** Where a sign-in comes from. */
export interface Origin {
  address: string;
  device: string;
  /** The language of the page; unknown for other clients. */
  language?: Language | undefined;
}

export interface SignedInAccount {
  token: string;
  user_type: UserType;
  post: Post;
}

const day = 24 * 60 * 60 * 1000;
const knownNetworkMs = 90 * day;

export function toPost({ id, name, hasDefaultName, email, phone, emailVerifiedAt, phoneVerifiedAt }: Account): Post {
  const has_verified_contact = emailVerifiedAt !== null || phoneVerifiedAt !== null;
  return { id: String(id), name, has_default_name: hasDefaultName, email, phone, has_verified_contact };
}

/** Creates an account, signs it in, and sends a code to the contact it was opened with. */
export async function signUp(
  deps: AccountDeps,
  kind: UserType,
  values: Credentials,
  origin: Origin,
): Promise<SignedInAccount> {
  const identity = normalizeIdentity(values);
  const hasPassword = (holder: Account) => deps.passwords.matches(values.password, holder.passwordHash);
  const holders = await requireAvailable(deps.db, kind, identity, hasPassword);
  await requireStrongPassword(deps, values.password, identity);
  const passwordHash = await deps.passwords.hash(values.password);
  const { language = 'en' } = origin;
  const now = deps.now();
  const created = await deps.db.transaction(async (db) => {
    if (!(await lockAvailable(db, kind, identity, holders))) return null;
    const [account] = await db
      .insert(accounts)
      .values({ kind, ...identity, name: makeDefaultName(kind), hasDefaultName: true, passwordHash, language })
      .onConflictDoNothing()
      .returning();
    if (!account) return null;
    const { contact, verifiedAt } = contactOf(account, values.login_type);
    if (contact !== null && verifiedAt === null) {
      await sendContactCode(
        db,
        deps.queue,
        account,
        { purpose: 'verify', contactType: values.login_type, contact },
        now,
      );
    }
    return openSession({ ...deps, db }, account, origin, 'not_signed_in');
  });
  if (created) return created;
  // Somebody signed up with the same address while the password was hashed.
  await requireAvailable(deps.db, kind, identity, hasPassword);
  throw new AppError('unavailable', { retryAfterSeconds: 1 });
}

/** Signs an account in. An unknown account and a wrong password give the same error after the same time. */
export async function signIn(
  deps: AccountDeps,
  kind: UserType,
  values: Credentials,
  origin: Origin,
): Promise<SignedInAccount> {
  const identity = normalizeSignInIdentity(values);
  const holders = await findHolders(deps.db, kind, values.login_type, identity.email ?? identity.phone ?? '');
  const { address } = origin;
  const accountId = holders[0]?.id ?? null;
  const attempt = { kind, identity: identity.email ?? identity.phone ?? '', address, accountId };
  await throttleSignIn(deps, attempt);
  const account = await findByPassword(deps, holders, values.password);
  const isOpen = deps.allowsDemo || !account?.isDemo;
  if (!account || !isOpen) throw new AppError('wrong_credentials');
  await recordSuccessfulAttempt(deps.db, attempt);
  return openSession(deps, account, origin, 'wrong_credentials');
}

/** Changes the password, ends every session, and starts a new one for the caller. */
export async function changePassword(
  deps: AccountDeps,
  accountId: number,
  change: { current: string; next: string },
  origin: Origin,
): Promise<SignedInAccount> {
  const account = await verifyOwner(deps, accountId, change.current, origin);
  const next = change.next.trim();
  const problem = findNewPasswordProblem(next);
  if (problem) throw new AppError('bad_input', { message: problem });
  await requireStrongPassword(deps, next, account);
  const passwordHash = await deps.passwords.hash(next);
  return deps.db.transaction(async (db) => {
    const [changed] = await db.update(accounts).set({ passwordHash }).where(isStillVerified(account)).returning();
    if (!changed) throw new AppError('not_signed_in');
    await endSessions(db, accountId);
    await tellOwner(db, deps.queue, changed, { template: 'password-changed', parameters: { kind: changed.kind } });
    return openSession({ ...deps, db }, changed, origin, 'not_signed_in');
  });
}

type PasswordDeps = Pick<AccountDeps, 'db' | 'passwords' | 'now'>;

/** Returns the account after checking its password again, for actions that a stolen session must not allow. */
export async function verifyOwner(
  deps: PasswordDeps,
  accountId: number,
  password: string,
  origin: Pick<Origin, 'address'>,
): Promise<Account> {
  const account = await getAccount(deps.db, accountId);
  await requirePassword(deps, account, password, origin);
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
  const { id: accountId, kind } = account;
  const attempt = { kind, identity: `password of ${accountId}`, address: origin.address, accountId };
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

/** Deletes expired sessions, failure counts older than a day, and known networks that were not used for 90 days. */
export async function deleteExpiredSignInData(db: Db, now: Date): Promise<void> {
  await db.delete(signInNetworks).where(lt(signInNetworks.lastUsedAt, new Date(now.getTime() - knownNetworkMs)));
  await db.delete(sessions).where(lt(sessions.expiresAt, now));
  await db.delete(signInFailures).where(lt(signInFailures.lastFailedAt, new Date(now.getTime() - day)));
}

/** Starts a session for an account whose password was just verified; throws when the account has changed since. */
export async function openSession(
  deps: Pick<AccountDeps, 'db' | 'now'>,
  account: Account,
  origin: Origin,
  errorWhenChanged: 'wrong_credentials' | 'not_signed_in',
): Promise<SignedInAccount> {
  const token = await createSession(deps.db, account, origin.device, deps.now());
  if (token === null) throw new AppError(errorWhenChanged);
  await rememberNetwork(deps.db, account.id, origin.address, deps.now());
  await rememberLanguage(deps.db, account, origin.language);
  return { token, user_type: account.kind, post: toPost(account) };
}

async function rememberLanguage(db: Db, { id, language: known }: Account, language = known): Promise<void> {
  if (language !== known) await db.update(accounts).set({ language }).where(eq(accounts.id, id));
}
