import { decimalsOf } from '../../../../i18n/format-money.ts';
import type { products } from '../../../schema/marketplace/listings.ts';
import { dollarPriceOf } from './dollar-prices.service.ts';
import { reductionOf } from './reduction.service.ts';

type Priced = Pick<
  typeof products.$inferSelect,
  'priceCents' | 'priceBeforeCents' | 'currency' | 'price' | 'priceBefore' | 'reducedAt'
>;

type Asked = Pick<typeof products.$inferSelect, 'price' | 'priceCents' | 'currency' | 'regularPrice'>;

/** A listing at what its seller asks, whatever a sale makes of it at the moment: what forms and files of the seller show. */
export function atRegularPrice<Listing extends Asked>(listing: Listing): Listing {
  const { regularPrice, currency } = listing;
  if (regularPrice === null) return listing;
  const priceCents = dollarPriceOf(regularPrice, currency);
  const unreduced = { regularPrice: null, priceBefore: null, priceBeforeCents: null, reducedAt: null };
  return { ...listing, ...unreduced, price: regularPrice, priceCents };
}

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
