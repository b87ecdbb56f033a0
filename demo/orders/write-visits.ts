import { sql } from 'drizzle-orm';
import type { Db } from '../../server/platform/db/database.ts';
import { productEvents } from '../../server/schema/selling/analytics.ts';
import { productPlans } from '../../server/schema/selling/publishing.ts';
import type { RandomStream } from '../random/random-stream.ts';

/** One listing in this many has a marketing budget. */
const plannedShare = 4;

interface Sold {
  sellerId: number;
  productIds: readonly number[];
  country: string;
  at: Date;
}

/** The visits that led to an order, and the marketing budget of some of its listings, so that the analytics live too. */
export async function writeVisits(
  db: Db,
  { sellerId, productIds, country, at }: Sold,
  random: RandomStream,
): Promise<void> {
  const day = at.toISOString().slice(0, 10);
  const ids = productIds.toSorted((a, b) => a - b);
  const events = ids.flatMap((productId) => {
    const views = Math.round(random.between(18, 46));
    return [
      { productId, day, country, type: 'view' as const, count: views },
      { productId, day, country, type: 'click' as const, count: Math.round(views * random.between(0.4, 0.7)) },
      { productId, day, country, type: 'favorite' as const, count: Math.round(random.between(0, 3)) },
    ];
  });
  const { productId, count, type } = productEvents;
  await db
    .insert(productEvents)
    .values(events.filter((event) => event.count > 0))
    .onConflictDoUpdate({
      target: [productId, productEvents.day, productEvents.country, type],
      set: { count: sql`${count} + excluded.count` },
    });
  const planned = ids.filter((id) => id % plannedShare === 0);
  if (planned.length === 0) return;
  const plans = planned.map((id) => {
    const goal = {
      monthlySalesTargetCents: 20_000,
      sellUnits: 10,
      marketingBudgetCents: Math.round(random.between(5, 20)) * 100,
    };
    return { ...goal, productId: id, sellerId, publishKey: `demo-${id}`, fulfilment: 'self' as const };
  });
  await db.insert(productPlans).values(plans).onConflictDoNothing();
}
