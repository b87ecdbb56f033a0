import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import { dayMs } from '../../../../contracts/durations.ts';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { carts } from '../../../schema/ordering/carts.ts';
import { analyses, modelSpending, modelSpendingTotals } from '../../../schema/selling/analyses.ts';
import { productEvents } from '../../../schema/selling/analytics.ts';
import { deleteGuestMessages } from '../../communication/help/guest-messages.service.ts';
import { deleteOldMails } from '../../communication/mail/deliver-mail.service.ts';
import { deleteOldCodes } from '../../identity/contact-verification/contact-codes.service.ts';
import { deletePhotosOfCancelled } from '../../ordering/order-lifecycle/order-photos.service.ts';

/** Retention periods in days. */
export interface Retention {
  /** Daily counts of Buyer Analytics. */
  eventDays: number;
  /** Unpublished photos with their analyses. */
  unpublishedDays: number;
  /** Ad pictures of products. */
  adDays: number;
  /** Photos of cancelled orders. */
  cancelledPhotoDays: number;
}

const spendingDays = 90;
const mailDays = 30;
const unusedCartDays = 180;
const guestMessageDays = 365;
const batchSize = 500;

export function readRetention(config: Config): Retention {
  const { EVENT_DAYS: eventDays, UNPUBLISHED_DAYS: unpublishedDays, AD_PICTURE_DAYS: adDays } = config;
  return { eventDays, unpublishedDays, adDays, cancelledPhotoDays: config.CANCELLED_PHOTO_DAYS };
}

/** Mails that were queued before this moment are deleted, and so are their files in the outbox. */
export const mailsBefore = (now: Date) => new Date(now.getTime() - mailDays * dayMs);

/** Deletes records after their retention period; the daily sweep then removes their files. */
export async function deleteExpiredRecords(
  db: Db,
  { eventDays, unpublishedDays, cancelledPhotoDays }: Retention,
  now: Date,
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const dayBefore = (days: number) => before(days).toISOString().slice(0, 10);
  await db.delete(productEvents).where(lt(productEvents.day, dayBefore(eventDays)));
  await db.delete(modelSpending).where(lt(modelSpending.day, dayBefore(spendingDays)));
  await db.delete(modelSpendingTotals).where(lt(modelSpendingTotals.day, dayBefore(spendingDays)));
  await deleteUnpublished(db, before(unpublishedDays));
  await deleteOldMails(db, mailsBefore(now));
  await deleteOldCodes(db, mailsBefore(now));
  await deleteGuestMessages(db, before(guestMessageDays));
  await deleteUnusedCarts(db, before(unusedCartDays));
  await deletePhotosOfCancelled(db, before(cancelledPhotoDays));
}

async function deleteUnusedCarts(db: Db, before: Date): Promise<void> {
  const old = db.select({ id: carts.customerId }).from(carts).where(lt(carts.changedAt, before)).limit(batchSize);
  for (;;) {
    const deleted = await db.delete(carts).where(inArray(carts.customerId, old)).returning({ id: carts.customerId });
    if (deleted.length < batchSize) return;
  }
}

/** Deletes in batches, so that row locks are short. */
async function deleteUnpublished(db: Db, before: Date): Promise<void> {
  const shown = db.select({ id: products.id }).from(products).where(eq(products.image, analyses.image));
  const old = db
    .select({ uuid: analyses.uuid })
    .from(analyses)
    .where(and(lt(analyses.createdAt, before), notExists(shown)))
    .limit(batchSize);
  for (;;) {
    const deleted = await db.delete(analyses).where(inArray(analyses.uuid, old)).returning({ uuid: analyses.uuid });
    if (deleted.length < batchSize) return;
  }
}
