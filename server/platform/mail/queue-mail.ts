import type { z } from 'zod';
import type { Language } from '../../../contracts/languages.ts';
import { mails } from '../../schema/communication/mails.ts';
import type { accounts } from '../../schema/identity/accounts.ts';
import type { Db } from '../db/database.ts';
import type { Queue } from '../jobs/queue.ts';
import { sendMailJob } from './mail.job.ts';
import type { Template } from './template.ts';

/** A mail to be sent; `to` is an email address, or a phone number in E.164, which gets a text message. */
interface NewMail<Parameters extends z.ZodType> {
  to: string;
  language: Language;
  template: Template<Parameters>;
  parameters: z.input<Parameters>;
  /** Needed for mails that may be stopped. Closing the account deletes its mails. */
  accountId?: number;
  /** A second mail with the same key is not sent. */
  dedupeKey?: string;
  /** After this moment it is not worth sending. */
  expiresAt?: Date;
}

/** Queues a mail in the caller's transaction, so that it is sent if and only if that commits. */
export async function queueMail<Parameters extends z.ZodType>(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  mail: NewMail<Parameters>,
): Promise<void> {
  const { name: template, parameters: schema, mayBeStopped } = mail.template;
  if (mayBeStopped && mail.accountId === undefined) {
    throw new Error(`The mail '${template}' may be stopped, so it needs the account that may stop it.`);
  }
  const { to: recipient, dedupeKey = null, accountId = null, expiresAt = null, language } = mail;
  const [queued] = await db
    .insert(mails)
    .values({
      channel: recipient.includes('@') ? 'email' : 'sms',
      parameters: schema.parse(mail.parameters) as Record<string, unknown>,
      ...{ recipient, dedupeKey, accountId, expiresAt, language, template },
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  if (queued) await queue.enqueue(db, sendMailJob, { mailId: queued.id });
}

type Owner = Pick<
  typeof accounts.$inferSelect,
  'id' | 'email' | 'phone' | 'emailVerifiedAt' | 'phoneVerifiedAt' | 'language'
>;

/** Queues a mail to the owner of an account, at the address that is verified, email first. */
export async function queueMailToOwner<Parameters extends z.ZodType>(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  owner: Owner,
  mail: Omit<NewMail<Parameters>, 'to' | 'language' | 'accountId'>,
): Promise<void> {
  const verified = (owner.emailVerifiedAt && owner.email) || (owner.phoneVerifiedAt && owner.phone);
  const to = verified || owner.email || owner.phone;
  if (to) await queueMail(db, queue, { ...mail, to, language: owner.language, accountId: owner.id });
}
