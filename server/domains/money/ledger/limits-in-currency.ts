import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { largestMovement, smallestMovement } from '../../../../contracts/money/wallet-rules.ts';
import { convertFromUsdCents } from '../../../../reference-data/currencies/convert.ts';

/**
 * What is set in US cents, in the smallest unit of another currency: by the dated rate and rounded as prices are there. It
 * limits or is kept back, so nothing is booked between the two.
 */
export const fromSetting = (usdCents: number, currency: ShopCurrency): number =>
  convertFromUsdCents(usdCents, currency);

/** The smallest and the largest amount of one deposit, withdrawal or payout. */
export const movementLimits = (currency: ShopCurrency) => ({
  currency,
  smallest: fromSetting(smallestMovement, currency),
  largest: fromSetting(largestMovement, currency),
});
