/** The prices of a listing, in the smallest unit of its shop's currency. */
export interface Prices {
  price_minor: number;
  /** The price before a reduction; null where it was not reduced. */
  price_before_minor: number | null;
}

/** A reduced price is the usual one when it was charged for as long as the prices that it is compared with. */
export const reductionDays = 30;
/** How many of the days before a listing must have been on sale, so that its price then was really charged. */
export const leastDaysOnSale = 7;

/** Whether the price is lower than before. */
export function isReduced(prices: Prices): prices is Prices & { price_before_minor: number } {
  return prices.price_before_minor !== null && prices.price_before_minor > prices.price_minor;
}

/** The whole percent by which the price was reduced, rounded down so that no label says too much; null below one. */
export function reductionPercent(prices: Prices): number | null {
  if (!isReduced(prices)) return null;
  const { price_minor: now, price_before_minor: before } = prices;
  return Math.floor(((before - now) * 100) / before) || null;
}
