import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { Db } from '../../db/database.ts';
import { isOwnerGone } from '../../db/failed-query.ts';
import { accounts, sessions } from '../../db/schema/accounts.ts';

const day = 24 * 60 * 60 * 1000;
/** A session lasts this long after it was last used. */
const lifetime = 30 * day;
/** Use is noted at most this often, so that reading a page does not write to the database. */
const noteEvery = 60 * 60 * 1000;

export interface SessionOwner {
  id: number;
  kind: 'seller' | 'customer';
  sessionId: number;
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** Begins a session and gives its token: the only time that the token itself exists here. */
export async function beginSession(db: Db, accountId: number, device: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const times = { createdAt: now, lastUsedAt: now, expiresAt: new Date(now.getTime() + lifetime) };
  await db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), accountId, device, ...times })
    .catch((error) => {
      // Somebody closed the account while the password was looked at.
      throw isOwnerGone(error) ? new AppError('not_signed_in') : error;
    });
  return token;
}

/** Whose live session a token opens, or null; using it keeps it alive. */
export async function findSessionOwner(db: Db, token: string, now: Date): Promise<SessionOwner | null> {
  const [found] = await db
    .select({ id: accounts.id, kind: accounts.kind, sessionId: sessions.id, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, hashToken(token)), gt(sessions.expiresAt, now)))
    .prepare('session_owner')
    .execute();
  if (!found) return null;
  const { lastUsedAt, ...owner } = found;
  if (now.getTime() - lastUsedAt.getTime() > noteEvery) {
    const expiresAt = new Date(now.getTime() + lifetime);
    await db.update(sessions).set({ lastUsedAt: now, expiresAt }).where(eq(sessions.id, owner.sessionId));
  }
  return owner;
}

/** The account's live sessions, last used first. */
export function listLiveSessions(db: Db, accountId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.id))
    .limit(100);
}

/** Ends one session. */
export async function endSession(db: Db, sessionId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId));
}

/** Ends every session of an account, or every one but `exceptId`. */
export async function endSessions(db: Db, accountId: number, exceptId?: number): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), exceptId === undefined ? undefined : ne(sessions.id, exceptId)));
}
