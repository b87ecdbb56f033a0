import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { dayMs } from '../../../contracts/durations.ts';
import type { NotificationTopic } from '../../../contracts/notification-topics.ts';
import {
  notificationChoices,
  notificationSettings,
  notifications,
  pushSubscriptions,
} from '../../schema/communication/notifications.ts';
import { accounts } from '../../schema/identity/accounts.ts';
import type { Db } from '../db/database.ts';
import type { Queue } from '../jobs/queue.ts';
import { addressOf, type Owner, queueMail } from '../mail/queue-mail.ts';
import type { Template } from '../mail/template.ts';
import { decideChannels } from './decide-channels.ts';
import type { Notice } from './notice.ts';
import { noticeMail } from './notice-mail.ts';
import { pushNotificationJob } from './push.job.ts';

export interface NotifyDeps {
  queue: Pick<Queue, 'enqueue'>;
}

/** Something that an account is to be told of. */
interface NewNotification<Parameters extends z.ZodType, MailParameters extends z.ZodType> {
  accountId: number;
  notice: Notice<Parameters>;
  parameters: z.input<Parameters>;
  /** What happens once is told once: a second notification with the same key of an account is none. */
  key: string;
  at: Date;
  /** The mail of this notice where it has one of its own; otherwise one is written from the notice. */
  mail?: { template: Template<MailParameters>; parameters: z.input<MailParameters> };
  /** The owner as reached before a change of the address, where that is whom the mail is for. */
  owner?: Owner;
}

/**
 * The one place that decides who is told of what and how, in the caller's transaction: it is told if and only if that
 * commits. It writes one row, which pages show, and enqueues what is to be sent; it locks nothing, so that
 * transactions that tell the same account never wait for each other.
 */
export async function notify<Parameters extends z.ZodType, MailParameters extends z.ZodType = Parameters>(
  tx: Db,
  { queue }: NotifyDeps,
  notification: NewNotification<Parameters, MailParameters>,
): Promise<void> {
  const { accountId, notice, key, at, mail } = notification;
  const parameters = notice.parameters.parse(notification.parameters);
  const stored = parameters as Record<string, unknown>;
  const topic = notice.topic(parameters);
  const person = await findPerson(tx, accountId, topic);
  // The history that a demo shop is loaded with is no news.
  if (!person || (person.isDemo && Date.now() - at.getTime() > dayMs)) return;
  const { choice, timeZone, quietFrom, quietUntil, hasPush, isDemo, ...account } = person;
  const owner = notification.owner ?? account;
  const quietHours = { timeZone: timeZone ?? 'UTC', from: quietFrom, until: quietUntil };
  const isDuty = notice.isDuty(parameters);
  const channels = decideChannels({ topic, isDuty, choice, quietHours, now: at });
  // Nobody reads the mail of demo accounts, and many people share them.
  const to = isDemo ? null : addressOf(owner, isDuty);
  const [written] = await tx
    .insert(notifications)
    .values({
      ...{ accountId, topic, notice: notice.name, parameters: stored, key },
      ...{ groupKey: notice.groupOf(parameters), subject: notice.subjectOf(parameters), createdAt: at },
      digestAt: to === null ? null : channels.digestAt,
    })
    .onConflictDoNothing({ target: [notifications.accountId, notifications.key] })
    .returning({ id: notifications.id });
  if (!written) return;
  if (to !== null && channels.mailAfterSeconds !== null) {
    const stoppable = isDuty ? {} : { topic, notificationId: written.id };
    const frame = { to, language: owner.language, accountId, ...stoppable, afterSeconds: channels.mailAfterSeconds };
    if (mail) await queueMail(tx, queue, { ...frame, template: mail.template, parameters: mail.parameters });
    else
      await queueMail(tx, queue, {
        ...frame,
        template: noticeMail,
        parameters: { notice: notice.name, parameters: stored },
      });
  }
  if (hasPush && !isDemo && channels.pushAfterSeconds !== null) {
    const afterSeconds = channels.pushAfterSeconds;
    await queue.enqueue(tx, pushNotificationJob, { notificationId: written.id }, { afterSeconds });
  }
}

/** The account with what it chose for a topic; null where it is gone. */
async function findPerson(tx: Db, accountId: number, topic: NotificationTopic) {
  const { id, email, phone, emailVerifiedAt, phoneVerifiedAt, language, isDemo } = accounts;
  const { timeZone, quietFrom, quietUntil } = notificationSettings;
  const [person] = await tx
    .select({
      ...{ id, email, phone, emailVerifiedAt, phoneVerifiedAt, language, isDemo, timeZone, quietFrom, quietUntil },
      choice: { email: notificationChoices.email, push: notificationChoices.push },
      hasPush: sql<boolean>`exists (select from ${pushSubscriptions} where ${pushSubscriptions.accountId} = ${accounts.id})`,
    })
    .from(accounts)
    .leftJoin(notificationSettings, eq(notificationSettings.accountId, accounts.id))
    .leftJoin(
      notificationChoices,
      and(eq(notificationChoices.accountId, accounts.id), eq(notificationChoices.topic, topic)),
    )
    .where(eq(accounts.id, accountId));
  return person ?? null;
}
