import { dayMs } from '../durations.ts';
import { reductionDays } from './price-rules.ts';

export const maxSalePercent = 95;

/** Longer than the price before is shown, a sale price is the usual one. */
const maxSaleDays = reductionDays;

/** How far ahead a sale can be planned. */
const maxDaysAhead = 365;

/** Running and planned ones of a shop. */
export const maxOpenSales = 50;

type TimeProblem = 'sale_ends_before_start' | 'sale_too_long' | 'sale_too_far';

/** Why a sale cannot last from one moment until another; null where it can. */
export function findTimeProblem(startsAt: Date, endsAt: Date, now: Date): TimeProblem | null {
  const start = Math.max(startsAt.getTime(), now.getTime());
  if (endsAt.getTime() <= start) return 'sale_ends_before_start';
  if (endsAt.getTime() - start > maxSaleDays * dayMs) return 'sale_too_long';
  return start - now.getTime() > maxDaysAhead * dayMs ? 'sale_too_far' : null;
}
