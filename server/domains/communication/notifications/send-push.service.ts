import { createHash } from 'node:crypto';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Language } from '../../../../contracts/languages.ts';
import { pathInLanguage } from '../../../../contracts/pages/language-path.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { sendPushJob } from '../../../platform/notifications/push.job.ts';
import type { SecretBox } from '../../../platform/secrets/secret-box.ts';
import type { PushTransport } from '../../../providers/push/push-transport.ts';
import { notifications, pushSubscriptions } from '../../../schema/communication/notifications.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { groupNotifications, type NotificationRow } from './group-notifications.ts';
import { getPushKeys } from './push-keys.service.ts';
import { type Notices, writeGroup } from './write-notices.ts';

export interface PushDeps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  notices: Notices;
  transport: PushTransport;
  openSecrets(): Promise<SecretBox>;
}

const ttlSeconds = 24 * 3600;
const maxWaits = 10;
const maxText = 300;

/** Enqueues a message to each browser of a notification's account, once, unless it was read meanwhile. */
export async function pushToBrowsers({ db, queue }: Pick<PushDeps, 'db' | 'queue'>, id: number, now: Date) {
  await db.transaction(async (tx) => {
    const isWaiting = and(eq(notifications.id, id), isNull(notifications.readAt), isNull(notifications.pushedAt));
    const [taken] = await tx.update(notifications).set({ pushedAt: now }).where(isWaiting).returning();
    if (!taken) return;
    const browsers = await tx
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.accountId, taken.accountId));
    for (const { id: subscriptionId } of browsers) {
      await queue.enqueue(tx, sendPushJob, { notificationId: id, subscriptionId, waits: 0 });
    }
  });
}

/** Sends a notification to one browser. A push service that asks for time gets it; a browser that is gone is forgotten. */
export async function sendPush(
  deps: PushDeps,
  { notificationId, subscriptionId, waits }: { notificationId: number; subscriptionId: number; waits: number },
): Promise<void> {
  const { db, queue, notices, transport, openSecrets } = deps;
  const [found] = await db
    .select({ row: notifications, browser: pushSubscriptions, language: accounts.language })
    .from(notifications)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.accountId, notifications.accountId))
    .innerJoin(accounts, eq(accounts.id, notifications.accountId))
    .where(
      and(eq(notifications.id, notificationId), isNull(notifications.readAt), eq(pushSubscriptions.id, subscriptionId)),
    );
  const text = found && (await writeMessage(db, notices, found.row, found.language));
  if (!found || !text) return;
  const { row, browser } = found;
  const keys = await getPushKeys(db, await openSecrets());
  const isUrgent = row.topic === 'message' || row.topic === 'order';
  const result = await transport.send(browser, { text, topic: topicOf(row), ttlSeconds, isUrgent }, keys);
  if (result.outcome === 'sent') return;
  if (result.outcome === 'later') {
    const again = { notificationId, subscriptionId, waits: waits + 1 };
    if (waits < maxWaits) await queue.enqueue(db, sendPushJob, again, { afterSeconds: result.afterSeconds });
    return;
  }
  // What is refused for good would be refused each time.
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, browser.id));
}

/** What stands together at the bell is one message, which takes the place of the one before. */
const tagOf = ({ id, groupKey }: NotificationRow) => groupKey ?? `notification ${id}`;

/** At most 32 characters, and nothing that a push service could read. */
const topicOf = (row: NotificationRow) =>
  createHash('sha256')
    .update(`${row.accountId} ${tagOf(row)}`)
    .digest('base64url')
    .slice(0, 32);

async function writeMessage(db: Db, notices: Notices, row: NotificationRow, language: Language) {
  const isUnread = and(eq(notifications.accountId, row.accountId), isNull(notifications.readAt));
  const unread = await db.select().from(notifications).where(isUnread).orderBy(desc(notifications.id)).limit(100);
  const { groups } = groupNotifications(unread, unread.length);
  const group = groups.find((rows) => rows.some(({ id }) => id === row.id)) ?? ([row] as const);
  const content = writeGroup(notices, group, language);
  if (!content) return null;
  return JSON.stringify({
    title: content.title.slice(0, maxText),
    body: content.text?.slice(0, maxText) ?? '',
    path: pathInLanguage(content.path, language),
    tag: topicOf(row),
    count: unread.length,
    language,
  });
}
