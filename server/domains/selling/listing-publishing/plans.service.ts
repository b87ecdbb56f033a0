import { eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/database.ts';
import { productPlans } from '../../../schema/selling/publishing.ts';

type Plan = typeof productPlans.$inferSelect;
type ChangedPlan = Pick<
  Plan,
  'monthlySalesTargetCents' | 'sellUnits' | 'marketingBudgetCents' | 'offersCredit' | 'fulfilment' | 'weightGrams'
>;

/** The plan of a listing, or null. */
export async function findPlan(db: Db, productId: number): Promise<Plan | null> {
  const [plan] = await db.select().from(productPlans).where(eq(productPlans.productId, productId));
  return plan ?? null;
}

/** Saves the goal and logistics of a listing. */
export async function savePlan(
  db: Db,
  listing: { productId: number; sellerId: number },
  plan: ChangedPlan,
): Promise<void> {
  await db
    .insert(productPlans)
    .values({ ...plan, ...listing, publishKey: `listing:${listing.productId}` })
    .onConflictDoUpdate({ target: productPlans.productId, set: plan });
}

/** Releases the publish key of a removed listing, so that its draft can be published again. */
export async function releaseDraft(db: Db, productId: number): Promise<void> {
  const publishKey = `listing:${productId}`;
  await db.update(productPlans).set({ publishKey }).where(eq(productPlans.productId, productId));
}
