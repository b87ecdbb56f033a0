import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { analyses, modelSpending, modelSpendingTotals } from '../../db/schema/analyses.ts';
import { productEvents } from '../../db/schema/analytics.ts';
import { products } from '../../db/schema/listings.ts';

/** How many days records are kept. */
export interface Retention {
  /** Daily counts of Buyer Analytics. */
  eventDays: number;
  /** Photos that no listing shows, with their analyses. */
  unpublishedDays: number;
  /** Ad pictures of products. */
  adDays: number;
}

const dayMs = 24 * 60 * 60 * 1000;
/** Nobody asks how much of a model was used so long ago. */
const spendingDays = 90;
const deletedTogether = 500;

export function readRetention(config: Config): Retention {
  const { EVENT_DAYS: eventDays, UNPUBLISHED_DAYS: unpublishedDays, AD_PICTURE_DAYS: adDays } = config;
  return { eventDays, unpublishedDays, adDays };
}

/** Deletes what is older than it needs to be. Files that no record names any more go with the daily sweep. */
export async function deleteOld(db: Db, { eventDays, unpublishedDays }: Retention, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  const dayBefore = (days: number) => before(days).toISOString().slice(0, 10);
  await db.delete(productEvents).where(lt(productEvents.day, dayBefore(eventDays)));
  await db.delete(modelSpending).where(lt(modelSpending.day, dayBefore(spendingDays)));
  await db.delete(modelSpendingTotals).where(lt(modelSpendingTotals.day, dayBefore(spendingDays)));
  await deleteUnpublished(db, before(unpublishedDays));
}

/** Some at a time, so that no one waits long for a row. */
async function deleteUnpublished(db: Db, before: Date): Promise<void> {
  const shown = db.select({ id: products.id }).from(products).where(eq(products.image, analyses.image));
  const old = db
    .select({ uuid: analyses.uuid })
    .from(analyses)
    .where(and(lt(analyses.createdAt, before), notExists(shown)))
    .limit(deletedTogether);
  for (;;) {
    const deleted = await db.delete(analyses).where(inArray(analyses.uuid, old)).returning({ uuid: analyses.uuid });
    if (deleted.length < deletedTogether) return;
  }
}
