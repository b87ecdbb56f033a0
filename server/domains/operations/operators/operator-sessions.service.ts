import { and, eq, gt, lt } from 'drizzle-orm';
import { minuteMs } from '../../../../contracts/durations.ts';
import type { OperatorRole } from '../../../../contracts/operator-rights.ts';
import type { Db } from '../../../platform/db/database.ts';
import { operatorSessions, operators } from '../../../schema/operations/operators.ts';
import { hashToken, newToken } from './operators.service.ts';

/** How long a session lives. */
export interface SessionLimits {
  idleMs: number;
  longestMs: number;
}

interface SignedInOperator {
  id: number;
  email: string;
  role: OperatorRole;
  sessionId: number;
}

/** The last use is saved at most this often. */
const saveUseEvery = minuteMs;

/** Creates a session and returns its token, of which only the hash is stored. */
export async function createOperatorSession(tx: Db, operatorId: number, now: Date): Promise<string> {
  const token = newToken();
  const values = { tokenHash: hashToken(token), operatorId, createdAt: now, lastUsedAt: now };
  await tx.insert(operatorSessions).values(values);
  return token;
}

/** The operator of a live session, or null. */
export async function findOperator(
  db: Db,
  token: string,
  { idleMs, longestMs, isPolled, now }: SessionLimits & { isPolled: boolean; now: Date },
): Promise<SignedInOperator | null> {
  const isLive = and(
    eq(operatorSessions.tokenHash, hashToken(token)),
    gt(operatorSessions.lastUsedAt, new Date(now.getTime() - idleMs)),
    gt(operatorSessions.createdAt, new Date(now.getTime() - longestMs)),
    eq(operators.isOff, false),
  );
  const { id: sessionId, lastUsedAt } = operatorSessions;
  const [found] = await db
    .select({ id: operators.id, email: operators.email, role: operators.role, sessionId, lastUsedAt })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(isLive);
  if (!found) return null;
  const { lastUsedAt: used, ...operator } = found;
  if (!isPolled && now.getTime() - used.getTime() > saveUseEvery) {
    await db.update(operatorSessions).set({ lastUsedAt: now }).where(eq(operatorSessions.id, operator.sessionId));
  }
  return operator;
}

export async function endOperatorSession(tx: Db, sessionId: number): Promise<void> {
  await tx.delete(operatorSessions).where(eq(operatorSessions.id, sessionId));
}

export async function endOperatorSessions(tx: Db, operatorId: number): Promise<void> {
  await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, operatorId));
}

/** Deletes sessions that began before the given time, which have ended by then whatever the settings say. */
export async function deleteOldOperatorSessions(db: Db, before: Date): Promise<void> {
  await db.delete(operatorSessions).where(lt(operatorSessions.createdAt, before));
}
