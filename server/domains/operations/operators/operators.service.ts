import { createHash, randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { hourMs } from '../../../../contracts/durations.ts';
import type { OperatorRole } from '../../../../contracts/operator-rights.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import { operatorLinks, operatorSessions, operators } from '../../../schema/operations/operators.ts';
import { recordAction } from '../audit/audit.service.ts';

export interface OperatorDeps {
  db: Db;
  secrets: SecretBox;
  now(): Date;
}

const linkLifetime = hourMs;

export const newToken = () => randomBytes(32).toString('base64url');
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** One spelling of an email, so that an operator exists once. */
export const cleanEmail = (typed: string) => typed.normalize('NFC').trim().toLowerCase();

export async function findOperatorByEmail(db: Db, email: string) {
  const [found] = await db
    .select()
    .from(operators)
    .where(eq(operators.email, cleanEmail(email)));
  return found ?? null;
}

/**
 * Makes an operator, or gives one another role, and returns the token of a link that sets up the sign-in. What they
 * signed in with before goes on until the link is used.
 */
export function inviteOperator(
  { db, secrets, now }: OperatorDeps,
  { email: typed, role, by }: { email: string; role: OperatorRole; by: string },
): Promise<string> {
  const email = cleanEmail(typed);
  const token = newToken();
  return db.transaction(async (tx) => {
    const [operator] = await tx
      .insert(operators)
      .values({ email, role, createdAt: now() })
      .onConflictDoUpdate({ target: operators.email, set: { role, isOff: false } })
      .returning({ id: operators.id });
    const expiresAt = new Date(now().getTime() + linkLifetime);
    const link = { tokenHash: hashToken(token), secret: null, expiresAt };
    await tx
      .insert(operatorLinks)
      .values({ operatorId: operator?.id ?? 0, ...link })
      .onConflictDoUpdate({ target: operatorLinks.operatorId, set: link });
    await recordAction(tx, secrets, { actor: by, action: 'operator_invited', subject: email, note: role }, now());
    return token;
  });
}

/** Ends an operator's sessions and links, and lets them sign in no more; false where there is none. */
export function turnOperatorOff(
  { db, secrets, now }: OperatorDeps,
  { email: typed, by }: { email: string; by: string },
): Promise<boolean> {
  const email = cleanEmail(typed);
  return db.transaction(async (tx) => {
    const [off] = await tx
      .update(operators)
      .set({ isOff: true, passwordHash: null, secret: null })
      .where(sql`${operators.email} = ${email} and not ${operators.isOff}`)
      .returning({ id: operators.id });
    if (!off) return false;
    await tx.delete(operatorSessions).where(eq(operatorSessions.operatorId, off.id));
    await tx.delete(operatorLinks).where(eq(operatorLinks.operatorId, off.id));
    await recordAction(tx, secrets, { actor: by, action: 'operator_turned_off', subject: email }, now());
    return true;
  });
}
