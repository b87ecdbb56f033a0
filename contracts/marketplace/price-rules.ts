/** The prices of a listing, in whole US cents. */
export interface Prices {
  price_cents: number;
  /** The price before a reduction; null where it was not reduced. */
  price_before_cents: number | null;
}

/** The largest reduction of which ‘Up to 65% OFF’ is true. */
const labelShare = 0.65;

/** Whether the price is lower than before. */
export function isReduced(prices: Prices): prices is Prices & { price_before_cents: number } {
  return prices.price_before_cents !== null && prices.price_before_cents > prices.price_cents;
}

/** Whether the listing has the label ‘Up to 65% OFF’, which is false without a reduction or with a larger one. */
export function hasReductionLabel(prices: Prices): boolean {
  return isReduced(prices) && 1 - prices.price_cents / prices.price_before_cents <= labelShare;
}
