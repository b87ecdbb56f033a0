import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Post, UserType } from '../../../../contracts/identity/accounts.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import type { Origin } from '../../../platform/request-origin.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { hasTwoFactor } from '../auth-methods/two-factor-state.service.ts';
import { hasSignedInWith, recordEvent } from '../security-events/events.service.ts';
import { issueToken, readToken, takeToken } from '../security-events/one-time-tokens.service.ts';
import { tellOfSecurity } from '../security-events/tell-of-security.service.ts';
import { createSession } from './sessions.service.ts';
import { newSignIn } from './sign-in-mail.ts';
import { isKnownNetwork, rememberNetwork } from './sign-in-throttle.service.ts';

export type Account = typeof accounts.$inferSelect;

export interface SignedInAccount {
  token: string;
  user_type: UserType;
  post: Post;
}

/** How somebody signed in, as the history names it. */
export type AuthMethod = 'password' | 'passkey' | 'google' | 'facebook' | 'oidc' | 'demo' | 'sign-up';

export interface SessionDeps {
  db: Db;
  now(): Date;
  queue: Pick<Queue, 'enqueue'>;
}

type TokenDeps = Pick<SessionDeps, 'db' | 'now'>;

const challengeMinutes = 10;

export function toPost(account: Account): Post {
  const { id, name, hasDefaultName, email, phone, emailVerifiedAt, phoneVerifiedAt, passwordHash, currency } = account;
  return {
    id: String(id),
    name,
    has_default_name: hasDefaultName,
    email,
    phone,
    has_password: passwordHash !== null,
    has_verified_contact: emailVerifiedAt !== null || phoneVerifiedAt !== null,
    currency,
  };
}

/**
 * Signs in an account whose first step was right. With two-factor it throws the challenge for it instead, except
 * after a passkey, which is something the person has and something they know or are.
 */
export async function finishSignIn(
  deps: SessionDeps,
  account: Account,
  origin: Origin,
  method: AuthMethod,
  errorWhenChanged: 'wrong_credentials' | 'passkey_refused' | 'challenge_expired' = 'wrong_credentials',
): Promise<SignedInAccount> {
  // Somebody else has proved its only address, and it has no owner who could be reached.
  if (account.lostContactAt !== null) throw new AppError(errorWhenChanged);
  if (method !== 'passkey' && (await hasTwoFactor(deps.db, account.id))) {
    const challenge = await issueToken(deps, 'two-factor', {
      accountId: account.id,
      content: { method, fingerprint: fingerprintOf(account) },
      minutes: challengeMinutes,
    });
    throw new AppError('two_factor_required', { challenge });
  }
  return openSession(deps, account, origin, method, errorWhenChanged);
}

/** The account and the way of a sign-in that waits for its two-factor; `getAccount` reads the account. */
export async function readTwoFactor(
  deps: TokenDeps,
  challenge: string,
  getAccount: (id: number) => Promise<Account>,
): Promise<{ account: Account; method: AuthMethod }> {
  const found = await readToken(deps, 'two-factor', challenge);
  if (!found?.accountId) throw new AppError('challenge_expired');
  const account = await getAccount(found.accountId);
  // The password or an address was changed since the first step.
  if (fingerprintOf(account) !== found.content.fingerprint) throw new AppError('challenge_expired');
  return { account, method: found.content.method as AuthMethod };
}

/** Ends a challenge whose code was right; of concurrent calls one succeeds. */
export async function endTwoFactor(deps: TokenDeps, challenge: string): Promise<void> {
  if (!(await takeToken(deps, 'two-factor', challenge))) throw new AppError('challenge_expired');
}

/** Starts a session for an account that was just verified; throws when the account has changed since. */
export async function openSession(
  deps: SessionDeps,
  account: Account,
  origin: Origin,
  method: AuthMethod,
  errorWhenChanged: 'wrong_credentials' | 'passkey_refused' | 'challenge_expired' | 'not_signed_in',
): Promise<SignedInAccount> {
  return deps.db.transaction(async (db) => {
    const token = await createSession(db, account, origin, deps.now());
    if (token === null) throw new AppError(errorWhenChanged);
    // Many people share a demo account, and must not see each other's devices.
    if (!account.isDemo) await noteSignIn({ ...deps, db }, account, origin, method);
    await rememberNetwork(db, account.id, origin.address, deps.now());
    await rememberLanguage(db, account, origin.language);
    return { token, user_type: account.role, post: toPost(account) };
  });
}

async function rememberLanguage(db: Db, { id, language: known }: Account, language = known): Promise<void> {
  if (language !== known) await db.update(accounts).set({ language }).where(eq(accounts.id, id));
}

/** Adds the sign-in to the history, and tells the owner of a device or network that was not used before. */
async function noteSignIn(deps: SessionDeps, account: Account, origin: Origin, method: AuthMethod): Promise<void> {
  const { id, role } = account;
  const isKnown =
    method === 'sign-up' ||
    ((await isKnownNetwork(deps.db, { accountId: id, address: origin.address })) &&
      (await hasSignedInWith(deps.db, id, origin.device)));
  if (!isKnown) {
    const parameters = { role, device: origin.device, time: deps.now().toISOString() };
    const { device } = origin;
    await tellOfSecurity(deps, account, { change: 'signed-in', device, mail: { template: newSignIn, parameters } });
  }
  await recordEvent(deps, { accountId: id, type: 'signed-in', origin, detail: method });
}

const fingerprintOf = ({ id, email, phone, passwordHash }: Account) =>
  createHash('sha256')
    .update(JSON.stringify([id, email, phone, passwordHash]))
    .digest('base64url');
