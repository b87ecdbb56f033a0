import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import { convertPrice } from '../../../../reference-data/currencies/convert.ts';

/** The middle of a price range in dollars, in the smallest unit of the shop's currency; from ten dollars on whole ones. */
export function suggestPrice({ min, max }: { min: number; max: number }, currency: ShopCurrency): number {
  const cents = Math.round(((min + max) / 2) * 100);
  if (currency !== 'USD') return convertPrice(cents, 'USD', currency);
  return cents >= 1000 ? Math.round(cents / 100) * 100 : Math.max(1, cents);
}
