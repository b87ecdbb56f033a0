import { and, count, eq, gt } from 'drizzle-orm';
import type { messageTopics } from '../../../../contracts/communication/message-rules.ts';
import { dayMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Db } from '../../../platform/db/database.ts';
import { messages } from '../../../schema/communication/messages.ts';
import { accounts } from '../../../schema/identity/accounts.ts';

interface NewMessage {
  accountId: number;
  topic: (typeof messageTopics)[number];
  message: string;
}

/** Stores a message for the operator, up to the account's daily limit. */
export function storeMessage(db: Db, newMessage: NewMessage, limits: { perDay: number; now: Date }): Promise<void> {
  return db.transaction(async (tx) => {
    // Locks the account, so that concurrent messages are counted one after the other.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, newMessage.accountId)).for('update');
    const since = new Date(limits.now.getTime() - dayMs);
    const [sent] = await tx
      .select({ count: count() })
      .from(messages)
      .where(and(eq(messages.accountId, newMessage.accountId), gt(messages.createdAt, since)));
    if ((sent?.count ?? 0) >= limits.perDay) throw new AppError('too_many_messages');
    await tx
      .insert(messages)
      .values({ ...newMessage, message: newMessage.message.normalize('NFC'), createdAt: limits.now });
  });
}
