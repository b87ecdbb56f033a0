import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';

interface ClosingAccount {
  tx: Db;
  queue: Pick<Queue, 'enqueue'>;
  accountId: number;
}

/**
 * What another domain does when an account is closed. It is called in the transaction before the row is deleted, and
 * returns what is to be done after that. Either may throw, and then the account stays.
 */
export type AccountClosedHook = (closing: ClosingAccount) => Promise<() => Promise<void>>;

/** The part of an account's personal data that another domain stores, by the names of its records; long lists are read as they are sent. */
export type PersonalDataCollector = (db: Db, accountId: number) => Promise<Record<string, unknown>>;
