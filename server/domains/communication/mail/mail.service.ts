import type { Language } from '../../../../contracts/languages.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { mails } from '../../../schema/communication/mails.ts';
import type { accounts } from '../../../schema/identity/accounts.ts';
import { sendMailJob } from './mail.job.ts';
import { type TemplateName, type TemplateParameters, templates } from './templates/index.ts';

/** A mail to be sent; `to` is an email address, or a phone number in E.164, which gets a text message. */
interface NewMail<Name extends TemplateName> {
  to: string;
  language: Language;
  template: Name;
  parameters: TemplateParameters<Name>;
  /** Needed for mails that may be stopped. Closing the account deletes its mails. */
  accountId?: number;
  /** A second mail with the same key is not sent. */
  dedupeKey?: string;
  /** After this moment it is not worth sending. */
  expiresAt?: Date;
}

/** Queues a mail in the caller's transaction, so that it is sent if and only if that commits. */
export async function queueMail<Name extends TemplateName>(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  mail: NewMail<Name>,
): Promise<void> {
  const { parameters: schema, mayBeStopped } = templates[mail.template];
  if (mayBeStopped && mail.accountId === undefined) {
    throw new Error(`The mail '${mail.template}' may be stopped, so it needs the account that may stop it.`);
  }
  const { to: recipient, dedupeKey = null, accountId = null, expiresAt = null, language, template } = mail;
  const [queued] = await db
    .insert(mails)
    .values({
      channel: recipient.includes('@') ? 'email' : 'sms',
      parameters: schema.parse(mail.parameters),
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
export async function tellOwner<Name extends TemplateName>(
  db: Db,
  queue: Pick<Queue, 'enqueue'>,
  owner: Owner,
  mail: Omit<NewMail<Name>, 'to' | 'language' | 'accountId'>,
): Promise<void> {
  const verified = (owner.emailVerifiedAt && owner.email) || (owner.phoneVerifiedAt && owner.phone);
  const to = verified || owner.email || owner.phone;
  if (to) await queueMail(db, queue, { ...mail, to, language: owner.language, accountId: owner.id } as NewMail<Name>);
}
