import type { z } from 'zod';
import type { Language } from '../../../contracts/languages.ts';
import type { NotificationTopic } from '../../../contracts/notification-topics.ts';
import { mails } from '../../schema/communication/mails.ts';
import type { accounts } from '../../schema/identity/accounts.ts';
import type { Db } from '../db/database.ts';
import type { Queue } from '../jobs/queue.ts';
import { sendMailJob } from './mail.job.ts';
import type { Template } from './template.ts';

/** What is needed of a template before it is written. */
export type QueuedTemplate<Parameters extends z.ZodType> = Pick<
  Template<Parameters>,
  'name' | 'parameters' | 'mayBeStopped'
>;

/** A mail to be sent; `to` is an email address, or a phone number in E.164, which gets a text message. */
interface NewMail<Parameters extends z.ZodType> {
  to: string;
  language: Language;
  template: QueuedTemplate<Parameters>;
  parameters: z.input<Parameters>;
  /** Needed for mails that may be stopped. Closing the account deletes its mails. */
  accountId?: number;
  /** A second mail with the same key is not sent. */
  dedupeKey?: string;
  /** After this moment it is not worth sending. */
  expiresAt?: Date;
  /** The topic of notification that its owner may stop. */
  topic?: NotificationTopic;
  /** The notification that it brings; once that was read, it is not sent. */
  notificationId?: number;
  /** It is sent after this time; at once where it is absent. */
  afterSeconds?: number;
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
  const { topic = null, notificationId = null, afterSeconds = 0 } = mail;
  const [queued] = await db
    .insert(mails)
    .values({
      channel: recipient.includes('@') ? 'email' : 'sms',
      parameters: schema.parse(mail.parameters) as Record<string, unknown>,
      ...{ recipient, dedupeKey, accountId, expiresAt, language, template, topic, notificationId },
    })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  if (queued) await queue.enqueue(db, sendMailJob, { mailId: queued.id }, { afterSeconds });
}

export type Owner = Pick<
  typeof accounts.$inferSelect,
  'id' | 'email' | 'phone' | 'emailVerifiedAt' | 'phoneVerifiedAt' | 'language'
>;

/**
 * Where the owner of an account is written to: at the address that is verified, email first. Null where that is a phone
 * and `isDuty` is not set, because text messages carry codes and what has to be told in any case, nothing else.
 */
export function addressOf(owner: Owner, isDuty: boolean): string | null {
  const verified = (owner.emailVerifiedAt && owner.email) || (owner.phoneVerifiedAt && owner.phone);
  const address = verified || owner.email || owner.phone;
  return address?.includes('@') || isDuty ? address : null;
}

/** Queues a mail to the owner of an account that is no notification; see `notify` for those. */
export async function queueMailToOwner<Parameters extends z.ZodType>(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  owner: Owner,
  mail: Omit<NewMail<Parameters>, 'to' | 'language' | 'accountId'>,
): Promise<void> {
  const to = addressOf(owner, true);
  if (to) await queueMail(db, queue, { ...mail, to, language: owner.language, accountId: owner.id });
}
