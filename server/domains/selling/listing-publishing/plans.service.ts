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

/** Saves the weight alone; a listing without a plan gets one without goals. */
export async function saveWeight(
  db: Db,
  listing: { productId: number; sellerId: number },
  weightGrams: number | null,
): Promise<void> {
  await db
    .insert(productPlans)
    .values({ ...listing, ...noGoals, weightGrams, publishKey: `listing:${listing.productId}` })
    .onConflictDoUpdate({ target: productPlans.productId, set: { weightGrams } });
}

const noGoals = { monthlySalesTargetCents: 0, sellUnits: 0, marketingBudgetCents: 0 };

/** Releases the publish key of a removed listing, so that its draft can be published again. */
export async function releaseDraft(db: Db, productId: number): Promise<void> {
  const publishKey = `listing:${productId}`;
  await db.update(productPlans).set({ publishKey }).where(eq(productPlans.productId, productId));
}
