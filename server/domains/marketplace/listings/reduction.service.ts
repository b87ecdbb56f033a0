import { dayMs } from '../../../../contracts/durations.ts';
import { reductionDays } from '../../../../contracts/marketplace/price-rules.ts';
import type { products } from '../../../schema/marketplace/listings.ts';

type Reduced = Pick<typeof products.$inferSelect, 'priceBefore' | 'priceBeforeCents' | 'reducedAt'>;

interface Reduction {
  /** In the smallest unit of the shop's currency. */
  priceBefore: number;
  priceBeforeCents: number;
  until: Date;
}

/** The price before and how long it is shown; null where the price was not reduced, or so long ago that it is the usual one. */
export function reductionOf({ priceBefore, priceBeforeCents, reducedAt }: Reduced): Reduction | null {
  if (priceBefore === null || priceBeforeCents === null || reducedAt === null) return null;
  const until = new Date(reducedAt.getTime() + reductionDays * dayMs);
  return until.getTime() > Date.now() ? { priceBefore, priceBeforeCents, until } : null;
}
