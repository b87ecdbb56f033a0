import { and, count, eq, gt } from 'drizzle-orm';
import { AppError } from '../../../contracts/errors.ts';
import type { messageTopics } from '../../../contracts/message-rules.ts';
import type { Db } from '../../db/database.ts';
import { accounts } from '../../db/schema/accounts.ts';
import { messages } from '../../db/schema/messages.ts';

const day = 24 * 60 * 60 * 1000;

interface NewMessage {
  accountId: number;
  topic: (typeof messageTopics)[number];
  message: string;
}

/** Keeps a message for the operator; an account may send only so many a day. */
export function storeMessage(db: Db, given: NewMessage, limits: { perDay: number; now: Date }): Promise<void> {
  return db.transaction(async (within) => {
    // Locked, so that messages sent at the same moment count each other.
    await within.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, given.accountId)).for('update');
    const since = new Date(limits.now.getTime() - day);
    const [sent] = await within
      .select({ count: count() })
      .from(messages)
      .where(and(eq(messages.accountId, given.accountId), gt(messages.createdAt, since)));
    if ((sent?.count ?? 0) >= limits.perDay) throw new AppError('too_many_messages');
    await within.insert(messages).values({ ...given, message: given.message.normalize('NFC'), createdAt: limits.now });
  });
}
