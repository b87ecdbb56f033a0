import { and, eq, sql } from 'drizzle-orm';
import type { Config } from '../../../config.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { ModelBudget } from '../../../providers/model/model-budget.ts';
import { modelSpending, modelSpendingTotals } from '../../../schema/selling/analyses.ts';

/** Tokens per day; days start at midnight UTC. */
export interface TokenLimits {
  perSeller: number;
  inTotal: number;
}

export function readTokenLimits(config: Config): TokenLimits {
  return { perSeller: config.AI_TOKENS_PER_DAY, inTotal: config.AI_TOKENS_PER_DAY_TOTAL };
}

/** About the use of one analysis. Reserved up front, so that concurrent calls cannot exceed a limit together. */
const reservedTokens = 8000;

/** Limits the use of the model across all processes. */
export function createModelBudget(db: Db, limits: TokenLimits, now: () => Date): ModelBudget {
  return {
    async reserve(sellerId) {
      const day = now().toISOString().slice(0, 10);
      const isReserved = await db.transaction((tx) => reserve(tx, limits, { sellerId, day })).catch(falseIfExhausted);
      if (!isReserved) return null;
      return { settle: (tokens) => adjust(db, { sellerId, day }, tokens - reservedTokens) };
    },
  };
}

class BudgetExhausted extends Error {}

function falseIfExhausted(error: unknown): boolean {
  if (error instanceof BudgetExhausted) return false;
  throw error;
}

interface Spending {
  sellerId: number;
  day: string;
}

/** Increases both counts or neither. The limit is checked in the update itself, so that concurrent calls cannot exceed it. */
async function reserve(db: Db, limits: TokenLimits, { sellerId, day }: Spending): Promise<boolean> {
  if (limits.perSeller === 0 || limits.inTotal === 0) return false;
  const tokens = reservedTokens;
  const total = await db
    .insert(modelSpendingTotals)
    .values({ day, tokens })
    .onConflictDoUpdate({
      target: modelSpendingTotals.day,
      set: { tokens: sql`${modelSpendingTotals.tokens} + excluded.tokens` },
      setWhere: sql`${modelSpendingTotals.tokens} < ${limits.inTotal}`,
    })
    .returning({ day: modelSpendingTotals.day });
  const own = await db
    .insert(modelSpending)
    .values({ sellerId, day, tokens })
    .onConflictDoUpdate({
      target: [modelSpending.sellerId, modelSpending.day],
      set: { tokens: sql`${modelSpending.tokens} + excluded.tokens` },
      setWhere: sql`${modelSpending.tokens} < ${limits.perSeller}`,
    })
    .returning({ day: modelSpending.day });
  if (total.length === 0 || own.length === 0) throw new BudgetExhausted();
  return true;
}

async function adjust(db: Db, { sellerId, day }: Spending, by: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(modelSpendingTotals)
      .set({ tokens: sql`${modelSpendingTotals.tokens} + ${by}` })
      .where(eq(modelSpendingTotals.day, day));
    await tx
      .update(modelSpending)
      .set({ tokens: sql`${modelSpending.tokens} + ${by}` })
      .where(and(eq(modelSpending.sellerId, sellerId), eq(modelSpending.day, day)));
  });
}
