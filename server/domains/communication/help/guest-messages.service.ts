import { and, isNull, lt } from 'drizzle-orm';
import type { messageTopics } from '../../../../contracts/communication/message-rules.ts';
import { dayMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { cleanLine, cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { networksOf } from '../../../platform/rate-limits/ip-network.ts';
import type { RateLimits } from '../../../platform/rate-limits/rate-limits.ts';
import { messages } from '../../../schema/communication/messages.ts';
import { readContact } from '../../identity/accounts/accounts-with-contact.service.ts';
import { guestMessageReceived } from './guest-mail.ts';

export interface GuestMessageDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  rateLimits: Pick<RateLimits, 'take'>;
  /** From one network; a fifth of them with one email. */
  messagesPerDay: number;
  now(): Date;
}

interface GuestMessage {
  name: string;
  email: string;
  topic: (typeof messageTopics)[number];
  message: string;
}

/** Counts a message by network and by email, because its confirmation goes to whomever the guest named. */
async function limitGuest({ rateLimits, messagesPerDay }: GuestMessageDeps, email: string, address: string) {
  const networks = networksOf(address).map(({ name, allowance }) => {
    return { name: 'guest messages from', caller: name, limit: messagesPerDay * allowance, windowMs: dayMs };
  });
  const limit = Math.ceil(messagesPerDay / 5);
  const { isExceeded, resetSeconds } = await rateLimits.take(
    { name: 'guest messages by', caller: email, limit, windowMs: dayMs },
    ...networks,
  );
  if (isExceeded) throw new AppError('too_many_messages', { retryAfterSeconds: resetSeconds });
}

/** Stores a guest's message for the operator, and confirms it at the email that the guest gave. */
export async function storeGuestMessage(
  deps: GuestMessageDeps,
  { name, email: typed, topic, message }: GuestMessage,
  { address, language }: { address: string; language: Language },
): Promise<void> {
  const { contact: email } = await readContact({ email: typed, phone: '' });
  await limitGuest(deps, email, address);
  await deps.db.transaction(async (tx) => {
    await tx.insert(messages).values({
      ...{ guestName: cleanLine(name), guestEmail: email, topic, message: cleanParagraphs(message) },
      createdAt: deps.now(),
    });
    await queueMail(tx, deps.queue, { to: email, language, template: guestMessageReceived, parameters: {} });
  });
}

/** Deletes messages of guests that were written before the given time. */
export async function deleteGuestMessages(db: Db, before: Date): Promise<void> {
  await db.delete(messages).where(and(isNull(messages.accountId), lt(messages.createdAt, before)));
}
