import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { readInPages } from '../../../platform/db/read-in-pages.ts';
import { contactCodes, mailSettings, mails } from '../../../schema/communication/mails.ts';
import { messages } from '../../../schema/communication/messages.ts';

/** Mails to the account and codes that were sent to it, without what would let somebody in, and messages from it to the operator. */
export async function collectCommunicationData(db: Db, id: number): Promise<Record<string, unknown>> {
  const { purpose, contact, createdAt, usedAt } = contactCodes;
  const [codes, settings] = await Promise.all([
    db.select({ purpose, contact, createdAt, usedAt }).from(contactCodes).where(eq(contactCodes.accountId, id)),
    db.select().from(mailSettings).where(eq(mailSettings.accountId, id)),
  ]);
  return {
    mails: {
      sent: withoutParameters(readInPages(db, mails, mails.id, eq(mails.accountId, id))),
      codes,
      are_stopped: settings.some(({ isStopped }) => isStopped),
    },
    messages: readInPages(db, messages, messages.id, eq(messages.accountId, id)),
  };
}

/** Parameters of a mail may hold a code that lets somebody in. */
async function* withoutParameters(sent: AsyncIterable<typeof mails.$inferSelect>) {
  for await (const { parameters: _, ...mail } of sent) yield mail;
}
