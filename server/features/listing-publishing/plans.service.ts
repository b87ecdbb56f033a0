import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { productPlans } from '../../db/schema/publishing.ts';

type Plan = typeof productPlans.$inferSelect;
type ChangedPlan = Pick<
  Plan,
  'monthlySalesTargetCents' | 'sellUnits' | 'marketingBudgetCents' | 'offersCredit' | 'fulfilment' | 'weightGrams'
>;

/** The plan of a listing, or null where it came without one. */
export async function findPlan(db: Db, productId: number): Promise<Plan | null> {
  const [plan] = await db.select().from(productPlans).where(eq(productPlans.productId, productId));
  return plan ?? null;
}

/** Writes goal and logistics of a listing. */
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

/** Forgets which draft a listing was made from, so that the draft of a removed listing can be published anew. */
export async function releaseDraft(db: Db, productId: number): Promise<void> {
  const publishKey = `listing:${productId}`;
  await db.update(productPlans).set({ publishKey }).where(eq(productPlans.productId, productId));
}
