import type { ShopCurrency } from '../../../../contracts/identity/shop-currencies.ts';
import type { Language } from '../../../../contracts/languages.ts';
import type { Cart, CartLine, CartSeller } from '../../../../contracts/ordering/carts.ts';
import type { CountryCode } from '../../../../reference-data/countries/countries.ts';
import { convertMinor } from '../../../../reference-data/currencies/convert.ts';
import { countryOfMethod, paymentOffer } from '../../../../reference-data/payments/payment-countries.ts';
import { returnDaysFor } from '../../../../reference-data/shipping/return-windows.ts';
import { reductionOf } from '../../marketplace/listings/reduction.service.ts';
import { packDaysFrom } from '../../marketplace/shops/pack-time.service.ts';
import { describeVacation } from '../../marketplace/shops/vacations.service.ts';
import { methodsTaken } from '../payment-methods/methods-taken.service.ts';
import { describeOrigin } from '../shipping/origin.service.ts';
import { quoteDelivery } from '../shipping/quote.service.ts';
import { type ItemKey, itemKey, itemOf, type PurchasableItem } from './purchasable-items.ts';
import type { PurchasableProduct } from './purchasable-products.service.ts';

/** What is kept of a line, in the database or in a guest's browser. */
export interface StoredLine extends ItemKey {
  units: number;
  seenPriceCents: number | null;
  seenCurrency: ShopCurrency;
}

interface View {
  lines: StoredLine[];
  products: ReadonlyMap<number, PurchasableProduct>;
  country: CountryCode | null;
  language: Language;
  version: number;
  now: Date;
}

/** A cart by seller, in the order of its lines. Of a paused or removed product nothing is shown, as on its page. */
export function describeCart({ lines, products: found, country, language, version, now }: View): Cart {
  const items = new Map(lines.map((line) => [itemKey(line), itemOf(found, line, language)]));
  const itemFor = (line: ItemKey) => {
    const item = items.get(itemKey(line));
    return item?.isLive ? item : null;
  };
  const bySeller = Map.groupBy(lines, (line) => itemFor(line)?.sellerId ?? null);
  const sellers = [...bySeller.values()].map((own) => describeSeller(own, itemFor, { country, language, now }));
  const all = sellers.flatMap((seller) => seller.lines);
  const sums = [...Map.groupBy(sellers, ({ currency }) => currency)]
    .map(([currency, own]) => ({ currency, items_cents: sumOf(own.flatMap((seller) => seller.lines)) }))
    .filter(({ items_cents }) => items_cents > 0);
  return {
    sellers,
    units: all.reduce((sum, { units }) => sum + units, 0),
    items_cents: sums.reduce((sum, own) => sum + convertMinor(own.items_cents, own.currency, 'USD'), 0),
    sums,
    version,
  };
}

function describeSeller(
  lines: StoredLine[],
  itemFor: (line: ItemKey) => PurchasableItem | null,
  { country, language, now }: Pick<View, 'country' | 'language' | 'now'>,
): CartSeller {
  const [first] = lines.flatMap((line) => itemFor(line) ?? []);
  const profile = first?.profile ?? null;
  const described = lines.map((line) => describeLine(line, itemFor(line), country));
  const isShipped = profile && country ? lines.some((line) => itemFor(line)?.offeredIn.includes(country)) : null;
  const vacation = first?.vacation ?? null;
  const packDays = profile ? packDaysFrom(now, profile.packDays, vacation) : 0;
  const quote =
    profile && country && isShipped ? quoteDelivery({ ...profile, packDays }, country, sumOf(described)) : null;
  return {
    seller_id: first ? String(first.sellerId) : '',
    seller_name: first?.sellerName ?? '',
    currency: first?.currency ?? lines[0]?.seenCurrency ?? 'USD',
    ships_from: profile?.country ?? null,
    ships_from_place: profile ? describeOrigin(profile, language) : '',
    pack_days: packDays,
    vacation: describeVacation(vacation, language, now),
    return_days: returnDaysFor(profile?.returnDays ?? null, country),
    lines: described,
    delivery: quote && {
      fee_cents: quote.feeCents,
      days_min: quote.daysMin,
      days_max: quote.daysMax,
      may_have_customs: quote.mayHaveCustoms,
    },
    ships_there: isShipped,
    ...describeMethods(first, country),
  };
}

/** Before the seller has a place to ship from, nothing can be bought, and all methods are shown. */
function describeMethods(
  product: PurchasableProduct | undefined,
  country: CountryCode | null,
): Pick<CartSeller, 'payment_methods' | 'other_payment_methods'> {
  const taken = product ? methodsTaken(product.methods) : [];
  const home = product?.profile?.country;
  if (!home) return { payment_methods: taken, other_payment_methods: [] };
  const offers = taken.map((method) => ({ method, offer: paymentOffer(method, home, country) }));
  return {
    payment_methods: offers.filter(({ offer }) => offer === 'offered').map(({ method }) => method),
    other_payment_methods: offers
      .filter(({ offer }) => offer !== 'offered')
      .map(({ method, offer }) => ({
        ...{ method, country: countryOfMethod(method, home) ?? home, is_on_request: offer === 'on_request' },
      })),
  };
}

function describeLine(line: StoredLine, product: PurchasableItem | null, country: CountryCode | null): CartLine {
  const { units, seenPriceCents, seenCurrency } = line;
  const variantId = product?.variant?.id ?? line.variantId;
  const price = product?.price ?? seenPriceCents ?? 0;
  // A price that was seen in another currency cannot be compared with today's.
  const isComparable = !product || product.currency === seenCurrency;
  return {
    product_id: String(line.productId),
    variant_id: variantId === 0 ? null : String(variantId),
    variant: product?.variantWords ?? '',
    title: product?.title ?? '',
    image: product?.image ?? null,
    units,
    stock: product && (product.variant?.isCounted === false ? null : product.stock),
    price_cents: price,
    price_before_cents: (product && reductionOf(product)?.priceBefore) ?? null,
    seen_price_cents: seenPriceCents === price || !isComparable ? null : seenPriceCents,
    problem: findProblem(product, units, country),
  };
}

/** Why a product cannot be bought in this number; null if it can. */
export function findProblem(
  product: PurchasableItem | null,
  units: number,
  country: CountryCode | null,
): CartLine['problem'] {
  if (!product?.isLive) return 'not_sold_any_more';
  if (product.isOwn) return 'own_product';
  if (!product.profile || methodsTaken(product.methods).length === 0) return 'cannot_be_bought_yet';
  if (!product.variant) return 'variant_missing';
  if (product.variant.isCounted && product.stock === 0) return 'sold_out';
  if (product.variant.isCounted && product.stock < units) return 'too_few_left';
  return country && !product.offeredIn.includes(country) ? 'not_shipped_there' : null;
}

function sumOf(lines: CartLine[]): number {
  return lines
    .filter(({ problem }) => problem === null)
    .reduce((sum, { price_cents, units }) => sum + price_cents * units, 0);
}
