import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  NotificationChoices,
  saveNotificationChoices,
} from '../../../../contracts/communication/notifications.ts';
import { AppError } from '../../../../contracts/errors.ts';
import {
  type NotificationTopic,
  notificationTopics,
  type TopicChoice,
  topicRules,
  topicsOfDutiesOnly,
} from '../../../../contracts/notification-topics.ts';
import type { Db } from '../../../platform/db/database.ts';
import { mailSettings } from '../../../schema/communication/mails.ts';
import { notificationChoices, notificationSettings } from '../../../schema/communication/notifications.ts';

interface Person {
  id: number;
  role: 'seller' | 'customer';
}

type Changes = z.output<typeof saveNotificationChoices.body>;

/** How an account wants to be told of each topic of its role, and when not. */
export async function readChoices(db: Db, { id, role }: Person): Promise<NotificationChoices> {
  const chosen = await db.select().from(notificationChoices).where(eq(notificationChoices.accountId, id));
  const [settings] = await db.select().from(notificationSettings).where(eq(notificationSettings.accountId, id));
  const [mails] = await db.select().from(mailSettings).where(eq(mailSettings.accountId, id));
  return {
    topics: notificationTopics
      .filter((topic) => topicRules[topic].roles.includes(role))
      .map((topic) => {
        const choice: TopicChoice = chosen.find((one) => one.topic === topic) ?? topicRules[topic];
        const offersMail = !topicsOfDutiesOnly.includes(topic);
        const { email, push } = choice;
        return { topic, email, push, has_duties: topicRules[topic].hasDuties, offers_mail: offersMail };
      }),
    time_zone: settings?.timeZone ?? 'UTC',
    quiet_from: settings?.quietFrom ?? null,
    quiet_until: settings?.quietUntil ?? null,
    are_mails_stopped: mails?.isStopped ?? false,
  };
}

/** Saves what is given of the choices, or nothing where a part is invalid. */
export async function saveChoices(db: Db, person: Person, changes: Changes): Promise<NotificationChoices> {
  return db.transaction(async (tx) => {
    const own = changes.topics.filter(({ topic }) => topicRules[topic].roles.includes(person.role));
    if (own.length > 0) {
      await tx
        .insert(notificationChoices)
        .values([...new Map(own.map((choice) => [choice.topic, { ...choice, accountId: person.id }])).values()])
        .onConflictDoUpdate({
          target: [notificationChoices.accountId, notificationChoices.topic],
          set: { email: sql`excluded.email`, push: sql`excluded.push` },
        });
    }
    await saveSettings(tx, person.id, changes);
    return readChoices(tx, person);
  });
}

async function saveSettings(tx: Db, accountId: number, changes: Changes): Promise<void> {
  const { time_zone: timeZone, quiet_from: quietFrom, quiet_until: quietUntil } = changes;
  if (timeZone !== undefined && !isTimeZone(timeZone)) {
    const message = "The field 'time_zone' must be a name of the IANA time zone database, such as 'Asia/Bangkok'.";
    throw new AppError('bad_input', { message });
  }
  if ((quietFrom == null) !== (quietUntil == null)) {
    const message = "The fields 'quiet_from' and 'quiet_until' belong together: give both, or null for both.";
    throw new AppError('bad_input', { message });
  }
  const values = {
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(quietFrom === undefined ? {} : { quietFrom, quietUntil }),
  };
  if (Object.keys(values).length === 0) return;
  await tx
    .insert(notificationSettings)
    .values({ accountId, timeZone: 'UTC', ...values })
    .onConflictDoUpdate({ target: notificationSettings.accountId, set: values });
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** What a link in a mail stops: mails of one topic, or the one that comes once a day. */
export type StoppedPart = NotificationTopic | 'digest';

/** Stops a part of an account's mails, or sends it again as it is by default; pushed ones stay as they were chosen. */
export async function stopPart(db: Db, person: Person, part: StoppedPart, isStopped: boolean): Promise<void> {
  const chosen = await db.select().from(notificationChoices).where(eq(notificationChoices.accountId, person.id));
  const choiceOf = (topic: NotificationTopic): TopicChoice =>
    chosen.find((one) => one.topic === topic) ?? topicRules[topic];
  const isPart = (topic: NotificationTopic) =>
    part === topic || (part === 'digest' && (isStopped ? choiceOf(topic) : topicRules[topic]).email === 'digest');
  const values = notificationTopics
    .filter((topic) => topicRules[topic].roles.includes(person.role) && isPart(topic))
    .map((topic) => {
      const { email, push } = choiceOf(topic);
      const resumed = topicRules[topic].email === 'off' ? 'now' : topicRules[topic].email;
      return {
        accountId: person.id,
        topic,
        push,
        email: isStopped ? 'off' : email === 'off' ? resumed : email,
      } as const;
    });
  if (values.length === 0) return;
  await db
    .insert(notificationChoices)
    .values(values)
    .onConflictDoUpdate({
      target: [notificationChoices.accountId, notificationChoices.topic],
      set: { email: sql`excluded.email` },
    });
}

/** Whether mails of a topic are off for an account. */
export async function isMailOff(db: Db, accountId: number, topic: NotificationTopic): Promise<boolean> {
  const isChoice = and(eq(notificationChoices.accountId, accountId), eq(notificationChoices.topic, topic));
  const [choice] = await db.select().from(notificationChoices).where(isChoice);
  return (choice ?? topicRules[topic]).email === 'off';
}
