import { AppError } from '../../../../contracts/errors.ts';
import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { PurchasableProduct } from '../carts/purchasable-products.service.ts';
import type { WantedLine } from './plan-orders.ts';

/** The lines of one payment: those of the asked currency, or all where they have only one. */
export function chooseCurrency(
  lines: WantedLine[],
  products: ReadonlyMap<number, PurchasableProduct>,
  asked: ShopCurrency | undefined,
): WantedLine[] {
  const currencyOf = ({ productId }: WantedLine) => products.get(productId)?.currency;
  // A product that is not known stays, so that the buyer is told of it.
  if (asked) return lines.filter((line) => (currencyOf(line) ?? asked) === asked);
  const known = new Set(lines.map(currencyOf).filter(Boolean));
  if (known.size > 1) throw new AppError('several_currencies');
  return lines;
}
