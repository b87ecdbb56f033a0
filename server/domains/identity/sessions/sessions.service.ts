import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { dayMs, hourMs, minuteMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { accounts, sessions } from '../../../schema/identity/accounts.ts';

/** A session expires this long after its last use. */
const idleLifetime = 30 * dayMs;
/** A session ends this long after the sign-in, even when it is in use. */
const longestLifetime = 90 * dayMs;
/** The last use is saved at most this often, so that most requests do not write to the database. */
const saveUseEvery = hourMs;
/** A proof of who is signed in counts this long. */
const reauthenticationLifetime = 10 * minuteMs;

export interface SessionOwner {
  id: number;
  role: 'seller' | 'customer';
  sessionId: number;
  /** Whether many people share the account. */
  isDemo: boolean;
  /** When the person last proved who they are. */
  reauthenticatedAt: Date | null;
  /** Whether the owner has proved to read the email or the phone. */
  hasVerifiedContact: boolean;
}

/** The account's fields at the moment its password was verified. */
export type VerifiedAccount = Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'phone' | 'passwordHash'>;

/** Matches the account only while its password, email and phone are unchanged since it was verified. */
export function isStillVerified({ id, email, phone, passwordHash }: VerifiedAccount) {
  return sql`${accounts.id} = ${id} and ${accounts.passwordHash} is not distinct from ${passwordHash}
    and ${accounts.email} is not distinct from ${email} and ${accounts.phone} is not distinct from ${phone}`;
}

const newToken = () => randomBytes(32).toString('base64url');
const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Throws when the account was closed or changed since it was verified; locks its row until the transaction ends. */
export async function requireStillVerified(db: Db, account: VerifiedAccount): Promise<void> {
  const rows = await db.select({ id: accounts.id }).from(accounts).where(isStillVerified(account)).for('no key update');
  if (rows.length === 0) throw new AppError('not_signed_in');
}

/**
 * Creates a session and returns its token, of which only the hash is stored. Returns null when the account was closed
 * or its password, email or phone changed while the password was verified.
 */
export async function createSession(
  db: Db,
  account: VerifiedAccount,
  { device, country }: { device: string; country: string | null },
  now: Date,
): Promise<string | null> {
  const token = newToken();
  const [createdAt, expiresAt] = [now, new Date(now.getTime() + idleLifetime)].map((time) => time.toISOString());
  // The share lock waits for a password change that is not committed yet, and makes a later one wait for this session.
  const { rows } = await db.execute(sql`
    insert into ${sessions} (token_hash, account_id, device, country, created_at, last_used_at, reauthenticated_at, expires_at)
    select ${hashToken(token)}, ${accounts.id}, ${device}, ${country}, t.at, t.at, t.at, ${expiresAt}::timestamptz
    from ${accounts}, (select ${createdAt}::timestamptz as at) t where ${isStillVerified(account)} for share of ${accounts}
    returning id`);
  return rows.length > 0 ? token : null;
}

/** The account of a token's live session, or null; extends the session. */
export async function findSessionOwner(db: Db, token: string, now: Date): Promise<SessionOwner | null> {
  const [session] = await db
    .select({
      id: accounts.id,
      role: accounts.role,
      isDemo: accounts.isDemo,
      hasVerifiedContact: sql<boolean>`coalesce(${accounts.emailVerifiedAt}, ${accounts.phoneVerifiedAt}) is not null`,
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      createdAt: sessions.createdAt,
      reauthenticatedAt: sessions.reauthenticatedAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isLive(now)))
    .prepare('session_owner')
    .execute();
  if (!session) return null;
  const { lastUsedAt, createdAt, ...owner } = session;
  if (now.getTime() - lastUsedAt.getTime() > saveUseEvery) {
    const expiresAt = new Date(Math.min(now.getTime() + idleLifetime, createdAt.getTime() + longestLifetime));
    await db.update(sessions).set({ lastUsedAt: now, expiresAt }).where(eq(sessions.id, owner.sessionId));
  }
  return owner;
}

/** Throws unless the session was proven within ten minutes. */
export function requireFresh({ reauthenticatedAt }: Pick<SessionOwner, 'reauthenticatedAt'>, now: Date): void {
  const isFresh = reauthenticatedAt !== null && now.getTime() - reauthenticatedAt.getTime() < reauthenticationLifetime;
  if (!isFresh) throw new AppError('reauthentication_required');
}

export async function markReauthenticated(db: Db, sessionId: number, now: Date): Promise<void> {
  await db.update(sessions).set({ reauthenticatedAt: now }).where(eq(sessions.id, sessionId));
}

/** Gives a session a new token after a change of rights, so that a token that was copied before ends; throws if it has ended. */
export async function replaceToken(db: Db, sessionId: number): Promise<string> {
  const token = newToken();
  const replaced = await db
    .update(sessions)
    .set({ tokenHash: hashToken(token) })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  if (replaced.length === 0) throw new AppError('not_signed_in');
  return token;
}

/** Not expired, and created within the longest lifetime. */
function isLive(now: Date) {
  return and(gt(sessions.expiresAt, now), gt(sessions.createdAt, new Date(now.getTime() - longestLifetime)));
}

/** The account's live sessions, last used first. */
export function listLiveSessions(db: Db, accountId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), isLive(now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);
}

/** Ends one session of an account; false when the account has no session with this id. */
export async function endSession(db: Db, accountId: number, sessionId: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of an account except `exceptId`. */
export async function endSessions(db: Db, accountId: number, exceptId?: number): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)));
}
