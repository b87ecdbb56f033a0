import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { Db } from '../../db/database.ts';
import { signInFailures } from '../../db/schema/accounts.ts';
import { networkOf } from './ip-network.ts';

/** Who is trying to get into which account. */
export interface Attempt {
  kind: 'seller' | 'customer';
  identity: string;
  address: string;
}

/** Failures after which a wait begins to grow. */
const freeFailures = 5;
const longestWaitSeconds = 15 * 60;
const longestPauseMs = 3000;

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');
const pairKey = ({ kind, identity, address }: Attempt) => keyOf('pair', kind, identity, networkOf(address));
const accountKey = ({ kind, identity }: Attempt) => keyOf('account', kind, identity);

/**
 * Slows guessing down without letting anyone lock the owner out. One address that keeps failing at one account
 * must wait, longer each time. Failures from many addresses only make each try at that account slower,
 * up to three seconds: the owner, coming from elsewhere, still gets in.
 */
export async function passSignInGuard(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const keys = [pairKey(attempt), accountKey(attempt)];
  const rows = await db.select().from(signInFailures).where(inArray(signInFailures.key, keys));
  const pair = rows.find((row) => row.key === keys[0]);
  if (pair && pair.failures >= freeFailures) {
    const wait = Math.min(longestWaitSeconds, 2 ** (pair.failures - freeFailures));
    const passed = (now.getTime() - pair.lastFailedAt.getTime()) / 1000;
    const left = Math.ceil(wait - passed);
    // A failure of tomorrow was noted by a clock that has been set back since: nobody waits a day for that.
    if (left > 0 && passed >= 0) throw new AppError('too_many_sign_ins', { retryAfterSeconds: left });
  }
  const everywhere = rows.find((row) => row.key === keys[1])?.failures ?? 0;
  if (everywhere > freeFailures * 2) await delay(Math.min(longestPauseMs, 50 * 2 ** (everywhere - freeFailures * 2)));
}

/** Counts a failure against the account and against the pair of account and address. */
export async function noteFailure(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const rows = [pairKey(attempt), accountKey(attempt)].map((key) => ({ key, failures: 1, lastFailedAt: now }));
  await db
    .insert(signInFailures)
    .values(rows)
    .onConflictDoUpdate({
      target: signInFailures.key,
      // Capped, so that the exponent above stays a number.
      set: { failures: sql`least(${signInFailures.failures} + 1, 40)`, lastFailedAt: now },
    });
}

/** A success clears the pair's count; the account's fades by itself. */
export async function forgetFailures(db: Db, attempt: Attempt): Promise<void> {
  await db.delete(signInFailures).where(eq(signInFailures.key, pairKey(attempt)));
}
