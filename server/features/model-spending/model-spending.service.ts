import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { modelSpending } from '../../db/schema/analyses.ts';
import type { ModelBudget } from '../../providers/model/model-budget.ts';

/** Keeps each seller's use of the model endpoint within a number of tokens a day; days begin at midnight UTC. */
export function createModelBudget(db: Db, tokensPerDay: number, now: () => Date): ModelBudget {
  const today = () => now().toISOString().slice(0, 10);
  return {
    async mayUse(sellerId) {
      const ofToday = and(eq(modelSpending.sellerId, sellerId), eq(modelSpending.day, today()));
      const [row] = await db.select({ tokens: modelSpending.tokens }).from(modelSpending).where(ofToday);
      return (row?.tokens ?? 0) < tokensPerDay;
    },
    async add(sellerId, tokens) {
      await db
        .insert(modelSpending)
        .values({ sellerId, day: today(), tokens })
        .onConflictDoUpdate({
          target: [modelSpending.sellerId, modelSpending.day],
          set: { tokens: sql`${modelSpending.tokens} + excluded.tokens` },
        });
    },
  };
}
