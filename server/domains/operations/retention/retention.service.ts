import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { productPhotos } from '../../../schema/marketplace/product-photos.ts';
import { productVariants } from '../../../schema/marketplace/product-variants.ts';
import { carts } from '../../../schema/ordering/carts.ts';
import { analyses, modelSpending, modelSpendingTotals } from '../../../schema/selling/analyses.ts';
import { productEvents } from '../../../schema/selling/analytics.ts';
import { draftPhotos, listingDrafts } from '../../../schema/selling/listing-drafts.ts';
import { deleteOldActions } from '../../communication/assistant/tools/actions.service.ts';
import { deleteGuestMessages } from '../../communication/help/guest-messages.service.ts';
import { deleteOldMails } from '../../communication/mail/deliver-mail.service.ts';
import { deleteWaitingPhotos } from '../../communication/messages/thread-photos.service.ts';
import { deleteOldThreadEvents, deleteOldThreads } from '../../communication/messages/thread-retention.service.ts';
import { deleteOldNotifications } from '../../communication/notifications/notification-retention.service.ts';
import { deleteOldCodes } from '../../identity/contact-verification/contact-codes.service.ts';
import { deletePhotosOfCancelled } from '../../ordering/order-lifecycle/order-photos.service.ts';
import { deleteOldBulkChanges } from '../../selling/bulk-changes/bulk-records.service.ts';
import { deleteOldOperatorSessions } from '../operators/operator-sessions.service.ts';

/** Retention periods in days. */
export interface Retention {
  /** Daily counts of Buyer Analytics. */
  eventDays: number;
  /** Photos that no listing shows, with their analyses. */
  unpublishedDays: number;
  /** Ad pictures of products. */
  adDays: number;
  /** Photos of cancelled orders. */
  cancelledPhotoDays: number;
  /** Conversations of buyers and sellers, after their newest message. */
  threadDays: number;
  /** What accounts were told of. */
  notificationDays: number;
}

const spendingDays = 90;
const mailDays = 30;
const unusedCartDays = 180;
const guestMessageDays = 365;
/** A page that was away for longer reads its conversations anew. */
const threadEventDays = 2;
const operatorSessionDays = 2;
const batchSize = 500;

export function readRetention(config: Config): Retention {
  const { EVENT_DAYS: eventDays, UNPUBLISHED_DAYS: unpublishedDays, AD_PICTURE_DAYS: adDays } = config;
  const { CANCELLED_PHOTO_DAYS: cancelledPhotoDays, THREAD_DAYS: threadDays } = config;
  const { NOTIFICATION_DAYS: notificationDays } = config;
  return { eventDays, unpublishedDays, adDays, cancelledPhotoDays, threadDays, notificationDays };
}

/** Mails that were queued before this moment are deleted, and so are their files in the outbox. */
export const mailsBefore = (now: Date) => new Date(now.getTime() - mailDays * dayMs);

/** Deletes records after their retention period; the daily sweep then removes their files. */
export async function deleteExpiredRecords(
  db: Db,
  { eventDays, unpublishedDays, cancelledPhotoDays, threadDays, notificationDays }: Retention,
  now: Date,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const dayBefore = (days: number) => before(days).toISOString().slice(0, 10);
  await db.delete(productEvents).where(lt(productEvents.day, dayBefore(eventDays)));
  await db.delete(modelSpending).where(lt(modelSpending.day, dayBefore(spendingDays)));
  await db.delete(modelSpendingTotals).where(lt(modelSpendingTotals.day, dayBefore(spendingDays)));
  await deleteUnpublished(db, before(unpublishedDays));
  await deleteOldDrafts(db, before(unpublishedDays));
  await deleteOldMails(db, mailsBefore(now));
  await deleteOldCodes(db, mailsBefore(now));
  await deleteGuestMessages(db, before(guestMessageDays));
  await deleteUnusedCarts(db, before(unusedCartDays));
  await deletePhotosOfCancelled(db, before(cancelledPhotoDays));
  await deleteOldThreads(db, before(threadDays), before(1));
  await deleteWaitingPhotos(db, before(1));
  await deleteOldThreadEvents(db, before(threadEventDays));
  await deleteOldActions(db, now);
  await deleteOldBulkChanges(db, now);
  await deleteOldNotifications(db, before(notificationDays));
  await deleteOldOperatorSessions(db, before(operatorSessionDays));
}

async function deleteUnusedCarts(db: Db, before: Date): Promise<void> {
  const old = db.select({ id: carts.customerId }).from(carts).where(lt(carts.changedAt, before)).limit(batchSize);
  for (;;) {
    const deleted = await db.delete(carts).where(inArray(carts.customerId, old)).returning({ id: carts.customerId });
    if (deleted.length < batchSize) return;
  }
}

/** A draft goes with the last of its photos. */
async function deleteOldDrafts(db: Db, before: Date): Promise<void> {
  const old = db
    .select({ id: draftPhotos.id })
    .from(draftPhotos)
    .where(lt(draftPhotos.createdAt, before))
    .limit(batchSize);
  for (;;) {
    const deleted = await db
      .delete(draftPhotos)
      .where(inArray(draftPhotos.id, old))
      .returning({ draftId: draftPhotos.draftId });
    const left = deleted.map(({ draftId }) => draftId);
    const photos = db.select({ id: draftPhotos.id }).from(draftPhotos).where(eq(draftPhotos.draftId, listingDrafts.id));
    if (left.length > 0) await db.delete(listingDrafts).where(and(inArray(listingDrafts.id, left), notExists(photos)));
    if (deleted.length < batchSize) return;
  }
}

/** Deletes in batches, so that row locks are short. */
async function deleteUnpublished(db: Db, before: Date): Promise<void> {
  const shown = db.select({ id: products.id }).from(products).where(eq(products.image, analyses.image));
  const shownFurther = db
    .select({ id: productPhotos.productId })
    .from(productPhotos)
    .where(eq(productPhotos.image, analyses.image));
  const shownAsVariant = db
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.image, analyses.image));
  const old = db
    .select({ uuid: analyses.uuid })
    .from(analyses)
    .where(and(lt(analyses.createdAt, before), notExists(shown), notExists(shownFurther), notExists(shownAsVariant)))
    .limit(batchSize);
  for (;;) {
    const deleted = await db.delete(analyses).where(inArray(analyses.uuid, old)).returning({ uuid: analyses.uuid });
    if (deleted.length < batchSize) return;
  }
}
