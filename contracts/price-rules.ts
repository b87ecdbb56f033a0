/** The prices of a listing, in whole US cents. */
export interface Prices {
  price_cents: number;
  /** The price before a reduction; null where it was not reduced. */
  price_before_cents: number | null;
}

/** The label on the card of a reduced listing. */
const reductionLabel = 'Up to 65% OFF';
const labelShare = 0.65;

/** Whether the price is lower than before. */
export function isReduced(prices: Prices): prices is Prices & { price_before_cents: number } {
  return prices.price_before_cents !== null && prices.price_before_cents > prices.price_cents;
}

/** The label of a reduced listing; null where it would be false, because of no reduction or a larger one. */
export function findReductionLabel(prices: Prices): typeof reductionLabel | null {
  if (!isReduced(prices)) return null;
  const reduction = 1 - prices.price_cents / prices.price_before_cents;
  return reduction <= labelShare ? reductionLabel : null;
}
