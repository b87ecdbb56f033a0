import { and, eq } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import { returnDaysFor } from '../../../../reference-data/shipping/return-windows.ts';
import type { Db } from '../../../platform/db/database.ts';
import { products } from '../../../schema/marketplace/listings.ts';
import { shopVacations } from '../../../schema/marketplace/shops.ts';
import { sellerPaymentMethods, shippingProfiles } from '../../../schema/ordering/selling.ts';
import { readListingId } from '../../marketplace/listings/listings.service.ts';
import { packDaysFrom } from '../../marketplace/shops/pack-time.service.ts';
import { methodsTaken } from '../payment-methods/methods-taken.service.ts';
import { awayOf } from './away.ts';
import { quoteDelivery } from './quote.service.ts';

/** What is left of a live product, and the delivery of one unit to a country. */
export async function getOffer(db: Db, idText: string, country: CountryCode | null, now: Date) {
  const id = readListingId(idText);
  if (id === null) throw new AppError('product_not_found');
  const [row] = await db
    .select({
      stock: products.stock,
      currency: products.currency,
      price: products.price,
      offeredIn: products.offeredIn,
      profile: shippingProfiles,
      methods: sellerPaymentMethods,
      away: awayOf,
    })
    .from(products)
    .leftJoin(shippingProfiles, eq(shippingProfiles.sellerId, products.sellerId))
    .leftJoin(sellerPaymentMethods, eq(sellerPaymentMethods.sellerId, products.sellerId))
    .leftJoin(shopVacations, eq(shopVacations.sellerId, products.sellerId))
    .where(and(eq(products.id, id), products.isLive));
  if (!row) throw new AppError('product_not_found');
  const { stock, currency, price, offeredIn, profile, methods, away } = row;
  const taken = methodsTaken(methods);
  const isOffered = country !== null && offeredIn.includes(country);
  const packDays = profile ? packDaysFrom(now, profile.packDays, away) : 0;
  const quote = profile && isOffered ? quoteDelivery({ ...profile, packDays }, country, price) : null;
  return {
    stock,
    is_sold_out: stock === 0,
    currency,
    ships_from: profile?.country ?? null,
    pack_days: packDays,
    return_days: returnDaysFor(profile?.returnDays ?? null, country),
    ships_there: profile && country ? isOffered : null,
    delivery: quote && {
      fee_cents: quote.feeCents,
      days_min: quote.daysMin,
      days_max: quote.daysMax,
      may_have_customs: quote.mayHaveCustoms,
    },
    can_be_bought: profile !== null && taken.length > 0,
    holds_money: taken.includes('card'),
  };
}
