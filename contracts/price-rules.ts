/** The prices of a listing, in whole US cents. */
export interface Prices {
  price_cents: number;
  /** What it cost before; null where the price was not reduced. */
  price_before_cents: number | null;
}

/** What a reduced listing says on its card. */
const reductionLabel = 'Up to 65% OFF';
const labelShare = 0.65;

/** Whether the price is lower than it was. */
export function isReduced(prices: Prices): prices is Prices & { price_before_cents: number } {
  return prices.price_before_cents !== null && prices.price_before_cents > prices.price_cents;
}

/** The label of a reduced listing; null where it would not be true, because the price was not reduced or by more. */
export function findReductionLabel(prices: Prices): typeof reductionLabel | null {
  if (!isReduced(prices)) return null;
  const reduction = 1 - prices.price_cents / prices.price_before_cents;
  return reduction <= labelShare ? reductionLabel : null;
}
