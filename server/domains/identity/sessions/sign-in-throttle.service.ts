import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { networksOf } from '../../../platform/rate-limits/ip-network.ts';
import { signInFailures, signInNetworks } from '../../../schema/identity/accounts.ts';

export interface Attempt {
  role: 'seller' | 'customer' | 'operator';
  identity: string;
  address: string;
  /** Null where there is no such account; attempts on it are throttled in the same way. */
  accountId: number | null;
}

interface ThrottleDeps {
  db: Db;
  now(): Date;
}

type Failures = typeof signInFailures.$inferSelect;

/** Failures from one IP address before it has to wait; wider networks have this times their allowance. */
const freeFailures = 5;
const longestWaitSeconds = 15 * 60;
// Enough for the longest wait, and small enough that 2 ** failures stays finite.
const maxFailures = 60;

/** Failures from all networks together after which an account counts as under attack. */
const attackThreshold = 10;
const longestPauseMs = 3000;
/** Minimum time between attempts from all unknown networks together on an account under attack. */
const unknownNetworksEverySeconds = 1;

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');
const accountKey = ({ role, identity }: Attempt) => keyOf('account', role, identity);
const unknownNetworksKey = ({ role, identity }: Attempt) => keyOf('strangers', role, identity);

/** The counter of each network of the address, with the failures allowed before it has to wait. */
function networkCountersOf({ role, identity, address }: Attempt): { key: string; free: number }[] {
  return networksOf(address).map(({ name, allowance }) => {
    return { key: keyOf('pair', role, identity, name), free: freeFailures * allowance };
  });
}

/** The wider network of an address, which stays the same when a home or office gets a new IP address. */
function widerNetworkOf(address: string): string {
  const [narrowest, wider] = networksOf(address);
  return (wider ?? narrowest)?.name ?? address;
}

/**
 * Slows password guessing down without letting anyone lock the owner out. An attempt is counted before the password is
 * checked, so that concurrent attempts are limited like sequential ones. A network that keeps failing on one account has
 * to wait longer each time. Failures from many networks slow attempts from unknown networks down to one a second; a
 * network that the account was signed in from before is not affected.
 */
export async function throttleSignIn({ db, now }: ThrottleDeps, attempt: Attempt): Promise<void> {
  const isKnown = await isKnownNetwork(db, attempt);
  const pauseMs = await db.transaction((tx) => countAttempt(tx, attempt, isKnown, now()));
  if (pauseMs > 0) await delay(pauseMs);
}

/**
 * Counts the attempt as a failure until it succeeds, and returns how long to delay it. Throws without counting while
 * the network has to wait.
 */
async function countAttempt(tx: Db, attempt: Attempt, isKnown: boolean, now: Date): Promise<number> {
  const counters = networkCountersOf(attempt);
  const [account, unknownNetworks] = [accountKey(attempt), unknownNetworksKey(attempt)];
  // Locks the rows in one order, so that concurrent attempts are counted one after the other without deadlocks.
  const rows = await tx
    .insert(signInFailures)
    .values([...counters.map(({ key }) => key), account, unknownNetworks].sort().map((key) => ({ key, ...never })))
    .onConflictDoUpdate({ target: signInFailures.key, set: { failures: sql`${signInFailures.failures}` } })
    .returning();
  const rowOf = (key: string) => rows.find((row) => row.key === key) ?? { key, ...never };
  const failures = rowOf(account).failures;
  const isThrottled = failures > attackThreshold && !isKnown;
  const waits = counters.map(({ key, free }) =>
    remainingSeconds(rowOf(key), waitAfter(rowOf(key).failures, free), now),
  );
  if (isThrottled) waits.push(remainingSeconds(rowOf(unknownNetworks), unknownNetworksEverySeconds, now));
  const seconds = Math.max(...waits);
  if (seconds > 0) throw new AppError('too_many_sign_ins', { retryAfterSeconds: seconds });
  const counted = [...counters.map(({ key }) => key), account, ...(isThrottled ? [unknownNetworks] : [])];
  await tx
    .update(signInFailures)
    .set({ failures: sql`least(${signInFailures.failures} + 1, ${maxFailures})`, lastFailedAt: now })
    .where(inArray(signInFailures.key, counted));
  return isThrottled ? Math.min(longestPauseMs, 50 * 2 ** (failures - attackThreshold)) : 0;
}

const never = { failures: 0, lastFailedAt: new Date(0) };

const waitAfter = (failures: number, free: number) =>
  failures < free ? 0 : Math.min(longestWaitSeconds, 2 ** (failures - free));

function remainingSeconds({ lastFailedAt }: Failures, waitSeconds: number, now: Date): number {
  const passed = (now.getTime() - lastFailedAt.getTime()) / 1000;
  // A failure in the future means that the clock was set back since; it must not cause a wait.
  return passed < 0 ? 0 : Math.max(0, Math.ceil(waitSeconds - passed));
}

/** Clears the counters of the attempt's networks and takes the attempt off the account's; a job deletes the rest. */
export async function recordSuccessfulAttempt(db: Db, attempt: Attempt): Promise<void> {
  const counters = networkCountersOf(attempt).map(({ key }) => key);
  await db.delete(signInFailures).where(inArray(signInFailures.key, counters));
  await db
    .update(signInFailures)
    .set({ failures: sql`greatest(${signInFailures.failures} - 1, 0)` })
    .where(eq(signInFailures.key, accountKey(attempt)));
}

/** Saves the network that an account was signed in from, unless the account is being closed. */
export async function rememberNetwork(db: Db, accountId: number, address: string, now: Date): Promise<void> {
  const network = keyOf(String(accountId), widerNetworkOf(address));
  await db.execute(sql`
    insert into sign_in_networks (account_id, network, last_used_at)
    select id, ${network}, ${now.toISOString()}::timestamptz from accounts where id = ${accountId} for key share
    on conflict (account_id, network) do update set last_used_at = excluded.last_used_at`);
}

/** Whether an account was signed in to from this network before. */
export async function isKnownNetwork(
  db: Db,
  { accountId, address }: Pick<Attempt, 'accountId' | 'address'>,
): Promise<boolean> {
  // Queried for unknown accounts too, so that the time does not reveal whether an account exists.
  const owner = accountId ?? 0;
  const isSameNetwork = eq(signInNetworks.network, keyOf(String(owner), widerNetworkOf(address)));
  const rows = await db
    .select()
    .from(signInNetworks)
    .where(and(eq(signInNetworks.accountId, owner), isSameNetwork));
  return rows.length > 0;
}
