import { decimalsOf } from '../../../../i18n/format-money.ts';
import type { products } from '../../../schema/marketplace/listings.ts';
import { reductionOf } from './reduction.service.ts';

type Priced = Pick<
  typeof products.$inferSelect,
  'priceCents' | 'priceBeforeCents' | 'currency' | 'price' | 'priceBefore' | 'reducedAt'
>;

/** The prices of a product as calls answer them: in US dollars, and in the shop's currency. */
export function describePrices(product: Priced) {
  const { priceCents, currency, price } = product;
  const reduction = reductionOf(product);
  return {
    price_cents: priceCents,
    price_before_cents: reduction?.priceBeforeCents ?? null,
    currency,
    price: price / 10 ** decimalsOf(currency),
    price_minor: price,
    price_before_minor: reduction?.priceBefore ?? null,
  };
}
