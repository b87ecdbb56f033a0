import type { Db } from '../../../platform/db/database.ts';
import { recordSuccessfulAttempt, throttleSignIn } from './sign-in-throttle.service.ts';

interface Guess {
  accountId: number;
  role: 'seller' | 'customer';
  /** What is guessed; each has its own count. */
  what: 'two-factor' | 'mailed code';
}

/** Six digits are guessed soon from many networks, so all networks share one count; whoever guesses them is past the first step. */
const everyNetwork = '0.0.0.0';

/** Whether a typed code is right. A try is counted before it is checked, and failures make the next one wait. */
export async function checkThrottled(
  deps: { db: Db; now(): Date },
  { accountId, role, what }: Guess,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const attempt = { role, identity: `${what} of ${accountId}`, address: everyNetwork, accountId };
  await throttleSignIn(deps, attempt);
  if (!(await check())) return false;
  await recordSuccessfulAttempt(deps.db, attempt);
  return true;
}
