import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, ne, sql } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { Db } from '../../db/database.ts';
import { accounts, sessions } from '../../db/schema/accounts.ts';

const day = 24 * 60 * 60 * 1000;
/** A session lasts this long after it was last used. */
const idleLifetime = 30 * day;
/** However often it is used, a session ends this long after the sign-in. */
const longestLifetime = 90 * day;
/** Use is noted at most this often, so that reading a page does not write to the database. */
const noteEvery = 60 * 60 * 1000;

export interface SessionOwner {
  id: number;
  kind: 'seller' | 'customer';
  sessionId: number;
  /** Many people share a demo account. */
  isDemo: boolean;
}

/** What was checked when somebody proved who they are. */
export type VerifiedAccount = Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'phone' | 'passwordHash'>;

/** Selects the account only while its password and addresses are still those that were checked. */
export function isStillVerified({ id, email, phone, passwordHash }: VerifiedAccount) {
  return sql`${accounts.id} = ${id} and ${accounts.passwordHash} is not distinct from ${passwordHash}
    and ${accounts.email} is not distinct from ${email} and ${accounts.phone} is not distinct from ${phone}`;
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Throws when the account was closed or changed since it was verified; holds it as it is until the transaction ends. */
export async function requireStillVerified(db: Db, account: VerifiedAccount): Promise<void> {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(isStillVerified(account))
    .for('no key update');
  if (found.length === 0) throw new AppError('not_signed_in');
}

/**
 * Begins a session and gives its token: the only time that the token itself exists here. Null when the account was
 * closed, or got another password or address, since it was verified: checking a password takes long enough for that.
 */
export async function createSession(
  db: Db,
  account: VerifiedAccount,
  device: string,
  now: Date,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url');
  const [moment, expiresAt] = [now, new Date(now.getTime() + idleLifetime)].map((time) => time.toISOString());
  // The share lock waits for a password change that is not committed yet, and makes a later one wait for this session.
  const { rows } = await db.execute(sql`
    insert into ${sessions} (token_hash, account_id, device, created_at, last_used_at, expires_at)
    select ${hashToken(token)}, ${accounts.id}, ${device}, ${moment}::timestamptz, ${moment}::timestamptz, ${expiresAt}::timestamptz
    from ${accounts} where ${isStillVerified(account)} for share
    returning id`);
  return rows.length > 0 ? token : null;
}

/** Whose live session a token opens, or null; using it keeps it alive. */
export async function findSessionOwner(db: Db, token: string, now: Date): Promise<SessionOwner | null> {
  const [found] = await db
    .select({
      id: accounts.id,
      kind: accounts.kind,
      isDemo: accounts.isDemo,
      sessionId: sessions.id,
      lastUsedAt: sessions.lastUsedAt,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), isLive(now)))
    .prepare('session_owner')
    .execute();
  if (!found) return null;
  const { lastUsedAt, createdAt, ...owner } = found;
  if (now.getTime() - lastUsedAt.getTime() > noteEvery) {
    const expiresAt = new Date(Math.min(now.getTime() + idleLifetime, createdAt.getTime() + longestLifetime));
    await db.update(sessions).set({ lastUsedAt: now, expiresAt }).where(eq(sessions.id, owner.sessionId));
  }
  return owner;
}

/** Used within thirty days and begun within ninety. */
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

/** Ends one session of an account; false when the account has none of this id. */
export async function endSession(db: Db, accountId: number, sessionId: number): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, accountId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Ends every session of an account, or every one but `exceptId`. */
export async function endSessions(db: Db, accountId: number, exceptId?: number): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)));
}
