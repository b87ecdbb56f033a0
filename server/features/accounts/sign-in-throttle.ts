import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { Db } from '../../db/database.ts';
import { signInFailures, signInNetworks } from '../../db/schema/accounts.ts';
import { networksOf } from '../../rate-limits/ip-network.ts';

/** Who is trying to get into which account. */
export interface Attempt {
  kind: 'seller' | 'customer';
  identity: string;
  address: string;
  /** Null where there is no such account: guessing at it costs the same. */
  accountId: number | null;
}

interface GuardDeps {
  db: Db;
  now(): Date;
}

type Failures = typeof signInFailures.$inferSelect;

/** Failures from one address after which a wait begins to grow; a wider network has as many times more as it is allowed. */
const freeFailures = 5;
const longestWaitSeconds = 15 * 60;
// Enough for the longest wait; capped, so that the exponent stays a number.
const failuresAtMost = 60;

/** Failures from anywhere after which an account is taken to be under attack. */
const failuresOfAttack = 10;
const longestPauseMs = 3000;
/** The time between two tries that all networks share from which an account under attack was never signed in to. */
const strangersEverySeconds = 1;

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('\n')).digest('base64url');
const accountKey = ({ kind, identity }: Attempt) => keyOf('account', kind, identity);
const strangersKey = ({ kind, identity }: Attempt) => keyOf('strangers', kind, identity);

/** A count for each network of the address, and how many failures it is free to have. */
function pairsOf({ kind, identity, address }: Attempt): { key: string; free: number }[] {
  return networksOf(address).map(({ name, allowance }) => {
    return { key: keyOf('pair', kind, identity, name), free: freeFailures * allowance };
  });
}

/** The network that an account is known at: a home or an office, also when it is given another address. */
function homeOf(address: string): string {
  const [narrowest, wider] = networksOf(address);
  return (wider ?? narrowest)?.name ?? address;
}

/**
 * Slows guessing down without letting anyone lock the owner out. A try is counted before the password is looked at, so
 * that many at once are no more than many in turn. A network that keeps failing at one account must wait, longer each
 * time. Failures from many networks make tries from unknown networks slow, and let one through a second: the owner, at a
 * network that the account was signed in from before, notices nothing, and elsewhere still gets a turn.
 */
export async function throttleSignIn({ db, now }: GuardDeps, attempt: Attempt): Promise<void> {
  const isKnown = await isKnownNetwork(db, attempt);
  const pauseMs = await db.transaction((tx) => countTry(tx, attempt, isKnown, now()));
  if (pauseMs > 0) await delay(pauseMs);
}

/**
 * Counts the try as a failure, which a success takes back, and tells how long to pause. While it has to wait it is
 * refused, and leaves no count.
 */
async function countTry(tx: Db, attempt: Attempt, isKnown: boolean, now: Date): Promise<number> {
  const pairs = pairsOf(attempt);
  const [account, strangers] = [accountKey(attempt), strangersKey(attempt)];
  // Also locks the rows, in one order for everybody: tries that come together are counted one after the other.
  const rows = await tx
    .insert(signInFailures)
    .values([...pairs.map(({ key }) => key), account, strangers].sort().map((key) => ({ key, ...never })))
    .onConflictDoUpdate({ target: signInFailures.key, set: { failures: sql`${signInFailures.failures}` } })
    .returning();
  const rowOf = (wanted: string) => rows.find(({ key }) => key === wanted) ?? { key: wanted, ...never };
  const failures = rowOf(account).failures;
  const isHeld = failures > failuresOfAttack && !isKnown;
  const waits = pairs.map(({ key, free }) => leftOf(rowOf(key), waitAfter(rowOf(key).failures, free), now));
  if (isHeld) waits.push(leftOf(rowOf(strangers), strangersEverySeconds, now));
  const seconds = Math.max(...waits);
  if (seconds > 0) throw new AppError('too_many_sign_ins', { retryAfterSeconds: seconds });
  const counted = [...pairs.map(({ key }) => key), account, ...(isHeld ? [strangers] : [])];
  await tx
    .update(signInFailures)
    .set({ failures: sql`least(${signInFailures.failures} + 1, ${failuresAtMost})`, lastFailedAt: now })
    .where(inArray(signInFailures.key, counted));
  return isHeld ? Math.min(longestPauseMs, 50 * 2 ** (failures - failuresOfAttack)) : 0;
}

const never = { failures: 0, lastFailedAt: new Date(0) };

const waitAfter = (failures: number, free: number) =>
  failures < free ? 0 : Math.min(longestWaitSeconds, 2 ** (failures - free));

function leftOf({ lastFailedAt }: Failures, waitSeconds: number, now: Date): number {
  const passed = (now.getTime() - lastFailedAt.getTime()) / 1000;
  // A failure of tomorrow was noted by a clock that has been set back since: nobody waits a day for that.
  return passed < 0 ? 0 : Math.max(0, Math.ceil(waitSeconds - passed));
}

/** A right password takes the try back and clears the counts of its networks; the account's other failures fade by themselves. */
export async function recordSuccessfulAttempt(db: Db, attempt: Attempt): Promise<void> {
  const pairs = pairsOf(attempt).map(({ key }) => key);
  await db.delete(signInFailures).where(inArray(signInFailures.key, pairs));
  await db
    .update(signInFailures)
    .set({ failures: sql`greatest(${signInFailures.failures} - 1, 0)` })
    .where(eq(signInFailures.key, accountKey(attempt)));
}

/** Remembers where an account was signed in from, unless somebody closes it at this moment. */
export async function rememberNetwork(db: Db, accountId: number, address: string, now: Date): Promise<void> {
  const network = keyOf(String(accountId), homeOf(address));
  await db.execute(sql`
    insert into sign_in_networks (account_id, network, last_used_at)
    select id, ${network}, ${now.toISOString()}::timestamptz from accounts where id = ${accountId} for key share
    on conflict (account_id, network) do update set last_used_at = excluded.last_used_at`);
}

async function isKnownNetwork(db: Db, { accountId, address }: Attempt): Promise<boolean> {
  // Also asked for accounts that do not exist, so that the answer takes as long.
  const owner = accountId ?? 0;
  const isThis = eq(signInNetworks.network, keyOf(String(owner), homeOf(address)));
  const found = await db
    .select()
    .from(signInNetworks)
    .where(and(eq(signInNetworks.accountId, owner), isThis));
  return found.length > 0;
}
