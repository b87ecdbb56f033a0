import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { contactCodes, mailSettings, mails } from '../../../schema/communication/mails.ts';
import { messages } from '../../../schema/communication/messages.ts';

/** Mails to the account and codes that were sent to it, without what would let somebody in, and messages from it to the operator. */
export async function collectCommunicationData(db: Db, id: number): Promise<Record<string, unknown>> {
  const { purpose, contact, createdAt, usedAt } = contactCodes;
  const [sent, codes, settings, written] = await Promise.all([
    db.select().from(mails).where(eq(mails.accountId, id)).orderBy(asc(mails.createdAt)),
    db.select({ purpose, contact, createdAt, usedAt }).from(contactCodes).where(eq(contactCodes.accountId, id)),
    db.select().from(mailSettings).where(eq(mailSettings.accountId, id)),
    db.select().from(messages).where(eq(messages.accountId, id)).orderBy(asc(messages.id)),
  ]);
  return {
    mails: {
      sent: sent.map(({ parameters: _, ...mail }) => mail),
      codes,
      are_stopped: settings.some(({ isStopped }) => isStopped),
    },
    messages: written,
  };
}
