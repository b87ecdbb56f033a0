import { dayMs } from '../../../../contracts/durations.ts';
import { reductionDays } from '../../../../contracts/marketplace/price-rules.ts';
import type { products } from '../../../schema/marketplace/listings.ts';

type Reduced = Pick<typeof products.$inferSelect, 'priceBeforeCents' | 'reducedAt'>;

/** The price before and how long it is shown; null where the price was not reduced, or so long ago that it is the usual one. */
export function reductionOf({
  priceBeforeCents,
  reducedAt,
}: Reduced): { priceBeforeCents: number; until: Date } | null {
  if (priceBeforeCents === null || reducedAt === null) return null;
  const until = new Date(reducedAt.getTime() + reductionDays * dayMs);
  return until.getTime() > Date.now() ? { priceBeforeCents, until } : null;
}
