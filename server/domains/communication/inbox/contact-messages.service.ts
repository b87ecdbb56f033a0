import { and, eq, isNull } from 'drizzle-orm';
import type { ContactMessage } from '../../../../contracts/communication/operator-messages.ts';
import { hourMs } from '../../../../contracts/durations.ts';
import { AppError } from '../../../../contracts/errors.ts';
import { cleanParagraphs } from '../../../../contracts/text/clean-text.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cutPage, keyset } from '../../../platform/db/statements/keyset.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { queueMail } from '../../../platform/mail/queue-mail.ts';
import { messages } from '../../../schema/communication/messages.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { languageOfText } from '../text-language.ts';
import { contactAnswer } from './contact-answer-mail.ts';
import { readMessageId } from './inbox-ids.ts';

const pageSize = 20;
/** A message should be answered within two days. */
const dueAfterMs = 48 * hourMs;
const oldestFirst = keyset(messages.createdAt, messages.id, 'asc');
const sender = {
  id: accounts.id,
  role: accounts.role,
  name: accounts.name,
  email: accounts.email,
  phone: accounts.phone,
  language: accounts.language,
};

type Found = Awaited<ReturnType<typeof select>>[number];

const select = (db: Db) =>
  db
    .select({ message: messages, sender })
    .from(messages)
    .leftJoin(accounts, eq(accounts.id, messages.accountId))
    .$dynamic();

/** Open messages to the operator, oldest first. */
export async function listOpenMessages(
  db: Db,
  cursor: string | undefined,
  limit = pageSize,
): Promise<{ messages: ContactMessage[]; next_cursor: string | null }> {
  const rows = await select(db)
    .where(and(isNull(messages.handledAt), oldestFirst.afterCursor(cursor)))
    .orderBy(...oldestFirst.order)
    .limit(limit + 1);
  const { page, nextCursor } = cutPage(rows, limit, ({ message }) => [message.createdAt, message.id]);
  return { messages: page.map(describe), next_cursor: nextCursor };
}

function describe({
  message: { id, topic, message, createdAt, guestName, guestEmail },
  sender,
}: Found): ContactMessage {
  const email = sender ? sender.email : guestEmail;
  return {
    ...{ id: `M${id}`, topic, text: message, created_at: createdAt.toISOString() },
    due_at: new Date(createdAt.getTime() + dueAfterMs).toISOString(),
    sender: {
      role: sender?.role ?? 'guest',
      name: sender?.name ?? guestName ?? '',
      contact: email ?? sender?.phone ?? '',
    },
    language: sender?.language ?? languageOfText(message, 'en'),
    has_email: email !== null,
  };
}

/** Closes a message once, with an answer that is mailed to its sender or without one. */
export async function settleMessage(
  tx: Db,
  queue: Pick<Queue, 'enqueue'>,
  { id: idText, answer: typed }: { id: string; answer: string },
  now: Date,
): Promise<{ isAnswered: boolean }> {
  const id = readMessageId(idText);
  if (id === null) throw new AppError('case_not_found');
  const [locked] = await tx.select().from(messages).where(eq(messages.id, id)).for('update');
  if (!locked) throw new AppError('case_not_found');
  if (locked.handledAt) throw new AppError('case_changed');
  await tx.update(messages).set({ handledAt: now }).where(eq(messages.id, id));
  const answer = cleanParagraphs(typed);
  if (!answer) return { isAnswered: false };
  const [found] = await select(tx).where(eq(messages.id, id));
  const to = found?.sender ? found.sender.email : locked.guestEmail;
  if (!found || !to) throw new AppError('case_changed');
  await queueMail(tx, queue, {
    ...{ to, language: describe(found).language, template: contactAnswer, parameters: { answer } },
    ...(locked.accountId === null ? {} : { accountId: locked.accountId }),
  });
  return { isAnswered: true };
}
