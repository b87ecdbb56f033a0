import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { NotificationTopic } from '../../../../contracts/notification-topics.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Queue } from '../../../platform/jobs/queue.ts';
import { addressOf, queueMail } from '../../../platform/mail/queue-mail.ts';
import { digestMail } from '../../../platform/notifications/notice-mail.ts';
import { notifications } from '../../../schema/communication/notifications.ts';
import { accounts } from '../../../schema/identity/accounts.ts';
import { isMailOff } from './choices.service.ts';

interface Deps {
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
}

const batchSize = 100;
const maxListed = 20;

/** Queues one mail for each account that has unread notifications whose digest is due. */
export async function sendDigests({ db, queue }: Deps, now: Date): Promise<void> {
  for (;;) {
    const due = await db
      .select({ accountId: notifications.accountId })
      .from(notifications)
      .where(lte(notifications.digestAt, now))
      .groupBy(notifications.accountId)
      .limit(batchSize);
    for (const { accountId } of due) await sendDigest({ db, queue }, accountId, now);
    if (due.length < batchSize) return;
  }
}

/** Takes what is due from the account and queues its mail in one transaction, so that it is mailed once. */
async function sendDigest({ db, queue }: Deps, accountId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const due = await tx
      .update(notifications)
      .set({ digestAt: null })
      .where(and(eq(notifications.accountId, accountId), lte(notifications.digestAt, now)))
      .returning({ id: notifications.id });
    const ids = due.map(({ id }) => id);
    if (ids.length === 0) return;
    const unread = await tx
      .select()
      .from(notifications)
      .where(and(inArray(notifications.id, ids), isNull(notifications.readAt)))
      .orderBy(asc(sql`id`));
    const told = await withoutStopped(tx, accountId, unread);
    const [owner] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
    const to = owner && !owner.isDemo ? addressOf(owner, false) : null;
    if (!owner || to === null || told.length === 0) return;
    const notices = told.slice(-maxListed).map(({ notice, parameters }) => ({ notice, parameters }));
    const { language, role } = owner;
    const parameters = { notices, more: told.length - notices.length, role };
    await queueMail(tx, queue, { to, language, accountId, template: digestMail, parameters });
  });
}

/** What was chosen away since it was written is left out. */
async function withoutStopped<Row extends { topic: NotificationTopic }>(tx: Db, accountId: number, rows: Row[]) {
  const off = new Set<NotificationTopic>();
  for (const topic of new Set(rows.map((row) => row.topic))) if (await isMailOff(tx, accountId, topic)) off.add(topic);
  return rows.filter(({ topic }) => !off.has(topic));
}
