import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { threadEventCounters, threadEvents } from '../../../schema/communication/threads.ts';

interface NewEvent {
  type: (typeof threadEvents.$inferInsert)['type'];
  threadId: number;
  messageId: number;
}

/**
 * Stores an event for accounts, each under the account's next number. The counters are locked until the commit, in the
 * order of their accounts, so that numbers are committed in their order and two writers never wait for each other.
 */
export async function storeEvent(tx: Db, accountIds: readonly (number | null)[], event: NewEvent, now: Date) {
  const told = accountIds.filter((id) => id !== null).sort((one, other) => one - other);
  for (const accountId of told) {
    const [counter] = await tx
      .insert(threadEventCounters)
      .values({ accountId, last: 1 })
      .onConflictDoUpdate({
        target: threadEventCounters.accountId,
        set: { last: sql`${threadEventCounters.last} + 1` },
      })
      .returning({ last: threadEventCounters.last });
    await tx.insert(threadEvents).values({ ...event, accountId, number: counter?.last ?? 1, createdAt: now });
  }
}
